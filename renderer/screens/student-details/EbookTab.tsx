import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { SheetList } from '../../features/sheets/SheetList'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { useAsOf } from '../../features/study/use-as-of'
import { useNow } from '../../ui/clock'
import type { ListRules } from '../../ui/list/list-state'
import { useListState } from '../../ui/list/use-list-state'
import { Clip } from '../../ui/table/Clip'
import { Impression } from './Impression'
import type { TabProps } from './tab-props'
import { text } from './text'

const words = text.ebook

type Book = EndpointResponse<'ebook-read-list'>['items'][number]

const sortFields = ['title', 'level', 'words', 'percent', 'start', 'end'] as const
type SortField = (typeof sortFields)[number]

const rules: ListRules<Record<never, string>, SortField> = {
  noFilters: {},
  sort: { field: 'start', order: 'desc' },
  sortFields,
}

const columnsAt = (now: number, onOpen: (book: Book) => void): readonly SheetColumn<Book, SortField>[] => {
  const time = (value: string | undefined) => (value === undefined ? null : formatWireTime(value, now)) ?? text.none
  const instant = (value: string | undefined) => (value === undefined ? null : parseJst(value))
  const { columns } = words
  return [
    {
      key: 'title',
      label: columns.title,
      need: 220,
      grow: 4,
      head: true,
      sort: 'title',
      words: ({ title }) => title,
      show: (_book, title) => <Clip>{title}</Clip>,
    },
    { key: 'level', label: columns.level, need: 80, grow: 0, sort: 'level', words: book => book.resource_level },
    {
      key: 'words',
      label: columns.words,
      need: 80,
      grow: 0,
      numeric: true,
      sort: 'words',
      value: ({ word_count }) => word_count,
      words: ({ word_count }) => String(word_count),
    },
    {
      key: 'percent',
      label: columns.percent,
      need: 130,
      grow: 0,
      numeric: true,
      sort: 'percent',
      value: ({ read_percent }) => read_percent,
      words: ({ read_percent }) => String(read_percent),
    },
    {
      key: 'start',
      label: columns.start,
      need: 132,
      grow: 1,
      sort: 'start',
      firstOrder: 'desc',
      value: ({ start_time }) => instant(start_time),
      words: ({ start_time }) => time(start_time),
    },
    {
      key: 'end',
      label: columns.end,
      need: 132,
      grow: 1,
      sort: 'end',
      firstOrder: 'desc',
      value: ({ end_time }) => instant(end_time),
      words: ({ end_time }) => time(end_time),
    },
    {
      key: 'impression',
      label: columns.impression,
      need: 120,
      grow: 0,
      isScreenOnly: true,
      words: () => words.read,
      show: book =>
        book.has_impression === 1 ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.readOf(book.title)}
            onClick={() => onOpen(book)}
          >
            {words.read}
          </Button>
        ) : (
          text.none
        ),
    },
  ]
}

/** The e-books that she has read or begun, and what she wrote about them. */
export function EbookTab({ student, name }: TabProps) {
  const now = useNow()
  const request = { student_id: student.id }
  const query = useApi('ebook-read-list', request)
  const list = useListState('student-details/ebook', rules)
  const [open, setOpen] = useState<Book | null>(null)
  const columns = useMemo(() => columnsAt(now, setOpen), [now])
  const keys = [apiKey('ebook-read-list', request)]
  const asOf = useAsOf(keys)
  return (
    <>
      <SheetList
        list={list}
        columns={columns}
        rows={query.data?.items}
        reading={query}
        rowKey={({ ebook_id }) => ebook_id}
        label={words.table}
        title={text.wholeTitle(words.table, name, asOf)}
        facts={
          <>
            {query.data && <span>{text.rows(query.data.items.length)}</span>}
            <span>{asOf}</span>
            <span>{words.note}</span>
          </>
        }
        offlineKeys={keys}
        failed={words.failed}
        empty={{ message: words.empty, hint: words.emptyHint }}
      />
      {open && <Impression key={open.ebook_id} studentId={student.id} book={open} onClose={() => setOpen(null)} />}
    </>
  )
}
