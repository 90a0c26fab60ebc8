/** How numbers of students are written on every screen and in every sheet. */

/** `75人`. */
export const peopleCount = (count: number): string => `${count.toLocaleString('ja-JP')}人`

/** `75人／76人中`: how many of how many students. A label may stand before it: `解答 75人／76人中`. */
export const countOfAll = (count: number, all: number): string => `${peopleCount(count)}／${peopleCount(all)}中`
