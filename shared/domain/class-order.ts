/** The order of classes by grade and name. */

let collator: Intl.Collator | undefined

/** 2 of 2年A組; classes without a grade come last. */
const gradeOf = (name: string): number => Number(/^\s*(\d+)\s*年/.exec(name.normalize('NFKC'))?.[1] ?? Infinity)

/** Compares the names of two classes: 1年A組, 1年B組, 2年A組, then names without a grade. */
export function compareClasses(a: string, b: string): number {
  const [one, other] = [gradeOf(a), gradeOf(b)]
  if (one !== other) return one - other
  // Made when it is needed: its rules take long to load, and the program would start later.
  collator ??= new Intl.Collator('ja', { numeric: true })
  return collator.compare(a, b)
}

/** The names of classes in one text, in their order. */
export const joinClasses = (names: readonly string[]): string => names.toSorted(compareClasses).join('・')
