/** Formats a figure with three significant digits, because a run is not more precise. */
export function written(value: number, unit: string): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-6))))
  return `${value.toFixed(Math.min(8, digits))}${unit === '' ? '' : ` ${unit}`}`
}
