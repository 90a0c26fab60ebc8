/** The cells of an impression on the screen, on paper and in a workbook. */

import type { EndpointResponse } from '../../../shared/endpoints/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { text } from './text'

export type Impression = EndpointResponse<'impression-page-list'>['items'][number]

const { columns, none } = text

export const impressionColumns = (now: number, nameOf: (row: Impression) => string, isNameHidden: boolean) =>
  [
    {
      key: 'time',
      label: columns.time,
      words: ({ updated_at }) => (updated_at === undefined ? null : formatWireTime(updated_at, now)) ?? none,
    },
    { key: 'team', label: columns.team, words: ({ team_name }) => team_name },
    { key: 'number', label: columns.number, words: ({ number }) => (isNameHidden ? none : number) },
    { key: 'name', label: columns.name, words: nameOf },
    { key: 'book', label: columns.book, words: ({ title }) => title },
    {
      key: 'stars',
      label: columns.stars,
      words: ({ evaluate }) => (evaluate === undefined ? none : text.stars(evaluate)),
    },
    { key: 'content', label: columns.content, words: ({ content }) => content },
  ] as const satisfies readonly SheetColumn<Impression>[]
