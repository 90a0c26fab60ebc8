import { Checkbox, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from './RosterImport.module.css'
import { columnLetter } from './reasons'
import { text } from './text'
import type { ImportPlan } from './use-plan'

const words = text.parts

/** Lists side by side, and rows and columns that Excel hides: what is read of them, and how to change it. */
export function UnusedParts({ plan }: { plan: ImportPlan }) {
  const { base, header, halves, isJoined, setJoined, hiddenColumns, mapping, hiddenRows, readsHidden, setReadsHidden } =
    plan
  const question = useId()
  const heads = base[header]?.cells ?? []
  const unused = hiddenColumns.filter(column => mapping[column] === null && (heads[column] ?? '').trim() !== '')
  return (
    <>
      {halves && (
        <div className={classes.line} role={isJoined === null ? 'alert' : undefined}>
          <span id={question} className={isJoined === null ? classes.fault : classes.remark}>
            {isJoined === null
              ? words.ask(halves.starts.length)
              : isJoined
                ? words.joined(halves.starts.map(start => columnLetter(start)))
                : words.leftOnly(halves.starts.slice(1).map(start => columnLetter(start)))}
          </span>
          <SegmentedControl
            size="xs"
            aria-labelledby={question}
            data={[
              { value: 'join', label: words.join },
              { value: 'left', label: words.left },
            ]}
            value={isJoined === null ? '' : isJoined ? 'join' : 'left'}
            onChange={value => setJoined(value === 'join')}
          />
        </div>
      )}
      {unused.length > 0 && (
        <p className={classes.remark}>
          {words.hiddenColumns(
            unused.map(column => text.columns.column(columnLetter(column), heads[column]?.trim() ?? '')),
          )}
        </p>
      )}
      {hiddenRows > 0 && (
        <Checkbox
          size="sm"
          label={readsHidden ? words.hiddenRowsRead(hiddenRows) : words.hiddenRows(hiddenRows)}
          checked={readsHidden}
          onChange={event => setReadsHidden(event.currentTarget.checked)}
        />
      )}
    </>
  )
}
