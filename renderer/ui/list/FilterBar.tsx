import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { limits } from '../../../shared/domain/limits'
import { SearchField } from '../SearchField'
import classes from './list.module.css'
import type { Filters } from './list-state'
import { text } from './text'
import type { ListControl } from './use-list-state'

/** One control of a filter bar: a filter of the list with its choices. */
export interface FilterRow<F extends Filters> {
  key: keyof F & string
  label: string
  /** `segments` for a few short choices, `select` for many. */
  kind: 'segments' | 'select'
  /** The first choice, with an empty value, is all. */
  options: readonly { value: string; label: string }[]
  /** Said below the control, e.g. that its choices could not be read. */
  error?: string | undefined
}

interface Props<F extends Filters, Field extends string> {
  list: ListControl<F, Field>
  rows: readonly FilterRow<F>[]
  /** The search field, if the list has one: which filter holds it, and its texts. */
  search?: { key: keyof F & string; label: string; placeholder: string; input: RefObject<HTMLInputElement | null> }
  children?: ReactNode
}

/** The filters of a list in one line: choices on the left, 絞り込みをやめる, the search on the right. */
export function FilterBar<F extends Filters, Field extends string>({ list, rows, search, children }: Props<F, Field>) {
  const change = (key: keyof F & string, value: string) => list.filter({ [key]: value } as Partial<F>)
  return (
    <section className={classes.bar} aria-label={text.filters}>
      {rows.map(({ key, label, kind, options, error }) =>
        kind === 'segments' ? (
          <SegmentedControl
            key={key}
            aria-label={label}
            data={[...options]}
            value={list.filters[key] ?? ''}
            onChange={value => change(key, value)}
          />
        ) : (
          <NativeSelect
            key={key}
            className={classes.select}
            aria-label={label}
            data={[...options]}
            error={error}
            value={list.filters[key] ?? ''}
            onChange={event => change(key, event.currentTarget.value)}
          />
        ),
      )}
      {children}
      {list.isFiltered && (
        <Button
          variant="subtle"
          onClick={() => {
            list.clear()
            // The button disappears with the filters: the focus must not be lost.
            search?.input.current?.focus()
          }}
        >
          {text.clear}
        </Button>
      )}
      {search && (
        <SearchField
          inputRef={search.input}
          className={classes.search}
          label={search.label}
          clearLabel={text.clearSearch}
          placeholder={search.placeholder}
          value={list.filters[search.key] ?? ''}
          delay={limits.searchPauseMs}
          onType={typed => list.type({ [search.key]: typed } as Partial<F>)}
          onSearch={found => change(search.key, found)}
        />
      )}
    </section>
  )
}
