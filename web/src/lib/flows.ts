// Payments drawn as arrows between plates that stand in a row.
import type { Settlement, Transfer } from "../protocol";

const FEW = 3; // arrows; more are told as a list
const LOW = 12; // px from the plates to the arrow of neighbours, and what each plate between adds
const RISE = 15;
const LABEL = 13; // px: half the height of a sum
const APART = 9; // px between the ends of arrows at one plate
const [THIN, THICK] = [2.2, 5.5]; // px of the smallest and the largest sum

/** One arrow: its line in px, its head, where its sum stands, and how thick it is. */
export interface Flow {
  transfer: Transfer;
  line: string;
  head: string;
  x: number;
  y: number;
  stroke: number;
}

/** The payments of a settlement that are arrows: a few, all to one player; none where they must be told as a list. */
export function flowing(result: Settlement): Transfer[] {
  const receivers = new Set(result.transfers.map((each) => each.receiver));
  return receivers.size === 1 && result.transfers.length <= FEW && !result.beside.length ? result.transfers : [];
}

/** How high the arrows rise above plates in this order of seats. */
export function heightOf(transfers: Transfer[], order: number[]): number {
  const spans = transfers.map((each) => span(each, order));
  return transfers.length ? LOW + RISE * Math.max(...spans) + LABEL : 0;
}

/** The arrows over a row of plates `width` px wide. */
export function flowsOf(transfers: Transfer[], order: number[], width: number): Flow[] {
  const height = heightOf(transfers, order);
  const most = Math.max(...transfers.map((each) => each.amount), 1);
  const middle = (seat: number) => ((order.indexOf(seat) + 0.5) * width) / order.length;
  return transfers.map((transfer) => {
    const far = span(transfer, order);
    const [from, to] = [middle(transfer.payer), middle(transfer.receiver)];
    const end = to + Math.sign(from - to) * (APART + APART * (far - 1));
    const rise = LOW + RISE * far;
    const control = height - rise / 0.75; // a curve of the third degree reaches three quarters of its controls
    const stroke = THIN + ((THICK - THIN) * transfer.amount) / most;
    const foot = height - 1.6 * stroke;
    return {
      transfer,
      line: `M${from} ${height}C${from} ${control} ${end} ${control} ${end} ${foot - 3}`,
      head: `M${end - 1.6 * stroke - 2} ${foot - 3}h${3.2 * stroke + 4}L${end} ${height}Z`,
      x: (from + end) / 2,
      y: height - rise,
      stroke,
    };
  });
}

const span = ({ payer, receiver }: Transfer, order: number[]) =>
  Math.abs(order.indexOf(payer) - order.indexOf(receiver));
