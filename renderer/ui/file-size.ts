const units = ['KB', 'MB', 'GB'] as const

/** `12 KB`, `3.4 MB`: with one decimal below ten, as file managers write it; never less than 1 KB for what is not empty. */
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
