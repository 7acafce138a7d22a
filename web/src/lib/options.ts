// The options of a variant as the drawer shows them: by the chapters of the rulebook, values in words.
import type { OptionField, Text } from "../protocol";
import { named, t } from "./i18n.svelte";
import { plain } from "./numbers";

interface Group {
  chapter: Text;
  fields: OptionField[];
}

/** The options by chapter, in the order of the server's list. */
export function grouped(options: OptionField[]): Group[] {
  const groups: Group[] = [];
  for (const field of options) {
    const last = groups.find((group) => group.chapter.key === field.group.key);
    if (last) last.fields.push(field);
    else groups.push({ chapter: field.group, fields: [field] });
  }
  return groups;
}

/** The options that count beside what is chosen: others ask for another value of some option, or are overruled by one. */
export function counting(
  options: OptionField[],
  valueOf: (field: OptionField) => OptionField["default"],
): OptionField[] {
  const values = new Map(options.map((field) => [field.key, valueOf(field)]));
  const asked = (field: OptionField): boolean =>
    Object.entries(field.where).every(([key, value]) => values.get(key) === value);
  const open = new Set(options.filter(asked).map((field) => field.key));
  const overruled = (field: OptionField): boolean =>
    Object.entries(field.overruled_by).some(([key, those]) => open.has(key) && those.includes(values.get(key)!));
  return options.filter((field) => open.has(field.key) && !overruled(field));
}

/** What the value at place `i` of an option is called. */
export function valueName(field: OptionField, i: number): string {
  const value = field.values[i];
  const name = field.value_labels[i];
  if (name) return named(name);
  if (typeof value === "boolean") return t(value ? "on" : "off");
  return typeof value === "number" ? plain(value) : String(value);
}
