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
  /** The width of a select in pixels, if not that of its line. */
  width?: number
}

interface Props<F extends Filters, Field extends string> {
  list: ListControl<F, Field>
  rows: readonly FilterRow<F>[]
  /** The search field, if the list has one: which filter holds it, and its texts. */
  search?: {
    key: keyof F & string
    label: string
    placeholder: string
    input: RefObject<HTMLInputElement | null>
    /** The select before the field that chooses what is searched. */
    scope?: FilterRow<F>
  }
  /** Shown after `rows`. */
  children?: ReactNode
  /** A second line of small selects with visible labels, and the content after them. */
  second?: { rows: readonly FilterRow<F>[]; children: ReactNode }
}

/** The filters of a list: choices on the left, the search on the right, 絞り込みをやめる in the last line. */
export function FilterBar<F extends Filters, Field extends string>(props: Props<F, Field>) {
  const { list, rows, search, children, second } = props
  const change = (key: keyof F & string, value: string) => list.filter({ [key]: value } as Partial<F>)
  const control = ({ key, label, kind, options, error, width }: FilterRow<F>, isSmall = false) =>
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
        w={width}
        {...(isSmall ? { size: 'xs', label } : { className: classes.select, 'aria-label': label })}
        data={[...options]}
        error={error}
        value={list.filters[key] ?? ''}
        onChange={event => change(key, event.currentTarget.value)}
      />
    )
  const clearButton = list.canClear && (
    <Button
      {...(second && { size: 'xs', className: classes.clear })}
      variant="subtle"
      onClick={() => {
        list.clear()
        // The button disappears with the filters: the focus must not be lost.
        search?.input.current?.focus()
      }}
    >
      {text.clear}
    </Button>
  )
  return (
    <section className={classes.bar} aria-label={text.filters}>
      <div className={classes.line}>
        {rows.map(row => control(row))}
        {children}
        {!second && clearButton}
        {search && (
          <div className={classes.searchGroup}>
            {search.scope && control(search.scope)}
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
          </div>
        )}
      </div>
      {second && (
        <div className={`${classes.line} ${classes.second}`}>
          {second.rows.map(row => control(row, true))}
          {second.children}
          {clearButton}
        </div>
      )}
    </section>
  )
}
