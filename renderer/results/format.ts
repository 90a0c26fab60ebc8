/** Figures as the result views write them. */

const points = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Points, with one decimal where there is one. */
export const pointsText = (score: number): string => points.format(score)

/** A per cent, without decimals. */
export const percentText = (percent: number): string => whole.format(percent)
