/** Texts that are no table for Excel either: other separators, or JSON. */
import type { MarkedRow } from '../../contract/types'
import { hasText } from '../cell'

export type OddText = 'bars' | 'commas' | 'json'

const separators: readonly { is: OddText; sign: RegExp }[] = [
  { is: 'bars', sign: /[|｜]/u },
  { is: 'commas', sign: /[、，]/u },
]

/** What a text is that was read as rows; null if it has columns, or nothing that looks like them. */
export function oddText(rows: readonly MarkedRow[]): OddText | null {
  const start = rows[0]?.cells.join(',').trim() ?? ''
  if (/^(?:\[\s*[[{"]|\{\s*"|[[{]$)/u.test(start)) return 'json'
  if (rows.some(({ cells }) => hasText(cells.slice(1)))) return null
  const has = (sign: RegExp) => rows.filter(({ cells }) => sign.test(cells[0] ?? '')).length > rows.length * 0.8
  return separators.find(({ sign }) => has(sign))?.is ?? null
}
