/** Figures as the result views write them. */

const pointsFormat = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
const percentFormat = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Points, with one decimal where there is one. */
export const pointsText = (score: number): string => pointsFormat.format(score)

/** Points that stand side by side: all with one decimal where one of them has any, else all without. */
export function pointsTexts(scores: readonly number[]): string[] {
  const written = scores.map(pointsText)
  const alike = written.some(each => each.includes('.')) ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : null
  return alike ? scores.map(score => score.toLocaleString('ja-JP', alike)) : written
}

/** A per cent, without decimals. */
export const percentText = (percent: number): string => percentFormat.format(percent)
