import { NativeSelect } from '@mantine/core'
import type { KeyboardEvent, RefObject } from 'react'
import { useApi } from '../../../bridge/index'
import { SearchField } from '../../../ui/SearchField'
import classes from './Contents.module.css'
import { type CatalogueFilter, type SortOrder, sortOrders } from './catalogue-request'
import { text } from './text'

/** Milliseconds without typing before a search is sent (chosen). */
const searchDelay = 300

const allOption = { value: '', label: text.all }

interface Props {
  filter: CatalogueFilter
  onChange(change: Partial<CatalogueFilter>): void
  search: RefObject<HTMLInputElement | null>
  /** Called for Enter in the search, with or without Ctrl. */
  onEnter(typed: string, event: KeyboardEvent): void
}

/**
 * Filters by family, book, unit and text, and the order. Changing a family resets book and unit; changing a book resets
 * the unit.
 */
export function CatalogueFilters({ filter, onChange, search, onEnter }: Props) {
  const { family, book } = filter
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
          value={filter.search}
          delay={searchDelay}
          onSearch={value => onChange({ search: value })}
          onEnter={onEnter}
        />
      </div>
      <NativeSelect
        size="xs"
        label={text.family}
        data={[allOption, ...familyOptions]}
        value={family}
        onChange={event => onChange({ family: event.currentTarget.value, book: '', unit: '' })}
      />
      <NativeSelect
        size="xs"
        label={text.book}
        data={[allOption, ...bookOptions]}
        value={book}
        onChange={event => onChange({ book: event.currentTarget.value, unit: '' })}
      />
      <NativeSelect
        size="xs"
        label={text.unit}
        data={[allOption, ...unitOptions]}
        value={filter.unit}
        disabled={book === ''}
        onChange={event => onChange({ unit: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        label={text.order}
        data={sortOrders.map(value => ({ value, label: text.orders[value] }))}
        value={filter.order}
        onChange={event => onChange({ order: event.currentTarget.value as SortOrder })}
      />
    </div>
  )
}
