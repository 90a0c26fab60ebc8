const units = ['KB', 'MB', 'GB'] as const

/**
 * A size such as `12 KB` or `3.4 MB`, with one decimal below ten, as file managers show it; at least 1 KB for a file
 * that is not empty.
 */
export function fileSize(bytes: number): string {
  let value = bytes / 1024
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  const shown = unit === 0 ? Math.ceil(value) : value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${shown.toLocaleString('ja-JP')} ${units[unit]}`
}
