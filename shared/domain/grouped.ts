/**
 * A number with its digits in groups, as in Japanese texts: `1,234`, `98.5`. `Intl` gives the same, but a browser needs ten
 * milliseconds to load its rules, so the first screen does without it (docs/performance.md).
 */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** Rounded to one decimal, a half away from zero. */
export const tenths = (value: number): number =>
  (Math.sign(value) * Math.round(Number((Math.abs(value) * 10).toPrecision(15)))) / 10
