// What has changed of a view, put into the view before: steps as src/fangcheng/web/table/changes.py makes them.

type Step = unknown[]; // [path, value], or [path, start, dropped, items]

/** Another view, with these steps taken; the one before stays as it is. */
export function changed<View>(before: View, steps: Step[]): View {
  const own = new Set<object>(); // made here, so that it may be written
  let view: unknown = before;
  let where: string[] = []; // the path of the step before, without its last name
  for (const [path, ...rest] of steps) {
    const told = (path as string).split(".");
    const whole = told[0] === "" ? [...where, told[1]!] : told;
    view = taken(view, whole, rest, own);
    where = whole.slice(0, -1);
  }
  return view as View;
}

function taken(part: unknown, path: string[], rest: unknown[], own: Set<object>): unknown {
  const [name, ...further] = path;
  if (name === undefined) return rest.length === 1 ? rest[0] : spliced(part as unknown[], rest);
  const copy = writable(part as object, own) as Record<string, unknown>;
  copy[name] = taken(copy[name], further, rest, own);
  return copy;
}

function spliced(list: unknown[], [start, dropped, items]: unknown[]): unknown[] {
  return [
    ...list.slice(0, start as number),
    ...(items as unknown[]),
    ...list.slice((start as number) + (dropped as number)),
  ];
}

function writable(part: object, own: Set<object>): object {
  if (own.has(part)) return part;
  const copy = Array.isArray(part) ? [...(part as unknown[])] : { ...part };
  own.add(copy);
  return copy;
}
