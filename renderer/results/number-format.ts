/** Formats numbers for the result views. */

const pointsFormat = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
const percentFormat = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Points, with one decimal if they are not whole. */
export const pointsText = (score: number): string => pointsFormat.format(score)

/** Points that are shown side by side: all with one decimal if any of them has one, otherwise all without. */
export function pointsTexts(scores: readonly number[]): string[] {
  const written = scores.map(pointsText)
  const options = written.some(each => each.includes('.'))
    ? { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    : null
  return options ? scores.map(score => score.toLocaleString('ja-JP', options)) : written
}

/** A percentage without decimals. */
export const percentText = (percent: number): string => percentFormat.format(percent)
