/** Figures as the result views write them. */

const points = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Points, with one decimal where there is one. */
export const pointsText = (score: number): string => points.format(score)

/** Points that stand side by side: all with one decimal where one of them has any, else all without. */
export function pointsAlike(scores: readonly number[]): string[] {
  const written = scores.map(pointsText)
  const alike = written.some(each => each.includes('.')) ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : null
  return alike ? scores.map(score => score.toLocaleString('ja-JP', alike)) : written
}

/** A per cent, without decimals. */
export const percentText = (percent: number): string => whole.format(percent)
