import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useId, useState } from 'react'
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
  /**
   * Rare filters, which a button shows and hides: small selects with visible labels, and the content after them. They
   * are shown while one of `keys` is set, unless the teacher hides them.
   */
  rare?: { rows: readonly FilterRow<F>[]; keys: readonly (keyof F & string)[]; children: ReactNode }
}

/** The filters of a list: choices on the left, the search on the right, and below them the rare filters. */
export function FilterBar<F extends Filters, Field extends string>(props: Props<F, Field>) {
  const { list, rows, search, children, rare } = props
  const rareId = useId()
  const [isShown, setShown] = useState<boolean | null>(null)
  const rareCount = rare?.keys.filter(key => list.filters[key] !== '').length ?? 0
  const showsRare = isShown ?? rareCount > 0
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
        {rare && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            aria-expanded={showsRare}
            aria-controls={rareId}
            onClick={() => setShown(!showsRare)}
          >
            {text.rare(rareCount)}
          </Button>
        )}
        {clearButton}
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
      {rare && (
        <div id={rareId} className={`${classes.line} ${classes.rare}`} hidden={!showsRare}>
          {rare.rows.map(row => control(row, true))}
          {rare.children}
        </div>
      )}
    </section>
  )
}
