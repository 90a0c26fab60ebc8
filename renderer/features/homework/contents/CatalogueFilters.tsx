import { NativeSelect } from '@mantine/core'
import type { KeyboardEvent, RefObject } from 'react'
import { useApi } from '../../../bridge'
import { SearchField } from '../../../ui/SearchField'
import classes from './Contents.module.css'
import { type CatalogueFilter, type SortOrder, sortOrders } from './catalogue-request'
import { text } from './text'

/** Rest in the typing before a search is sent, in milliseconds (chosen). */
const searchDelay = 300

const any = { value: '', label: text.all }

interface Props {
  wanted: CatalogueFilter
  onChange(change: Partial<CatalogueFilter>): void
  search: RefObject<HTMLInputElement | null>
  /** Enter, with or without Ctrl, in the search. */
  onEnter(typed: string, event: KeyboardEvent): void
}

/** Family, book, unit, search and order. A book of another family is none: what hangs on a choice goes with it. */
export function CatalogueFilters({ wanted, onChange, search, onEnter }: Props) {
  const { family, book } = wanted
  const families = useApi('resource-family-list', {})
  const books = useApi('resource-book-list', family === '' ? {} : { family_id: family })
  const units = useApi('resource-unit-list', { book_id: book }, { enabled: book !== '' })
  const familyOptions = (families.data?.items ?? []).map(one => ({ value: one.family_id, label: one.name }))
  const bookOptions = (books.data?.items ?? []).map(one => ({ value: one.book_id, label: one.name }))
  const unitOptions = (units.data?.items ?? []).map(one => ({ value: one.unit_id, label: one.name }))
  return (
    <div className={classes.filters}>
      <div className={classes.search} data-first>
        <SearchField
          inputRef={search}
          data-autofocus
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.searchPlaceholder}
          value={wanted.search}
          delay={searchDelay}
          onSearch={value => onChange({ search: value })}
          onEnter={onEnter}
        />
      </div>
      <NativeSelect
        size="xs"
        label={text.family}
        data={[any, ...familyOptions]}
        value={family}
        onChange={event => onChange({ family: event.currentTarget.value, book: '', unit: '' })}
      />
      <NativeSelect
        size="xs"
        label={text.book}
        data={[any, ...bookOptions]}
        value={book}
        onChange={event => onChange({ book: event.currentTarget.value, unit: '' })}
      />
      <NativeSelect
        size="xs"
        label={text.unit}
        data={[any, ...unitOptions]}
        value={wanted.unit}
        disabled={book === ''}
        onChange={event => onChange({ unit: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        label={text.order}
        data={sortOrders.map(value => ({ value, label: text.orders[value] }))}
        value={wanted.order}
        onChange={event => onChange({ order: event.currentTarget.value as SortOrder })}
      />
    </div>
  )
}
