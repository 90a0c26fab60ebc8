import { Button, NativeSelect } from '@mantine/core'
import { encodings } from '../../../shared/domain/roster/encodings'
import { readSheetNames } from '../../../shared/domain/roster/joined-sheets'
import { oddText } from '../../../shared/domain/roster/odd-text'
import { hasPasswords } from '../../../shared/domain/roster/password-columns'
import classes from './RosterImport.module.css'
import { text } from './text'
import type { Source, Sources } from './use-source'

interface Props {
  source: Source
  sources: Sources
}

const words = text.reading

/** What a person should know about how the table was read. */
function remarksOf({ table, isRestored, isTooLarge }: Source): string[] {
  const { rows, text: read, workbook } = table
  const joined = workbook?.joined ?? []
  const others = workbook?.sheets.filter((_, at) => at !== workbook.sheet && !joined.includes(at)) ?? []
  const odd = read === undefined ? null : oddText(rows)
  const isMerged = rows.some(({ marks = {} }) => Object.values(marks).includes('merged'))
  return [
    ...(isRestored ? [words.restored] : []),
    ...(isTooLarge ? [words.tooLarge] : []),
    ...(read && read.faults > 0 ? [words.faults(read.faults)] : []),
    ...(read?.unclosed === undefined ? [] : [words.unclosed(read.unclosed)]),
    ...(workbook?.sheets[workbook.sheet]?.isHidden ? [words.hiddenSheet] : []),
    ...(joined.length > 0 ? [words.joinedSheets(readSheetNames(table))] : []),
    ...(others.length > 0
      ? [words.otherSheets(others.map(({ name, isHidden }) => (isHidden ? name + words.hidden : name)))]
      : []),
    ...(odd === null ? [] : [words.odd[odd]]),
    ...(isMerged ? [words.merged] : []),
    ...(hasPasswords(rows) ? [words.passwords] : []),
    ...(workbook?.carries ?? []).map(extra => words.carries[extra]),
  ]
}

/** The table that was read: its sheet or its encoding, which can be changed, and what is unusual about it. */
export function ReadingBar({ source, sources }: Props) {
  const { workbook, text: read } = source.table
  const count = source.joinable ?? workbook?.joined?.length ?? 0
  return (
    <>
      <div className={classes.line}>
        <b className={classes.file}>{source.name === '' ? words.pasted : source.name}</b>
        <span>{words.rows(source.table.rows.length)}</span>
        {workbook && workbook.sheets.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={words.sheet}
            disabled={sources.busy || !source.bytes}
            data={[
              ...(count === 0 ? [] : [{ value: '', label: words.allSheets(count) }]),
              ...workbook.sheets.map(({ name, isHidden }, at) => ({
                value: String(at),
                label: isHidden ? name + words.hidden : name,
              })),
            ]}
            value={workbook.joined ? '' : String(workbook.sheet)}
            onChange={event => {
              const { value } = event.currentTarget
              void sources.readAs(value === '' ? {} : { sheet: Number(value) })
            }}
          />
        )}
        {read?.encoding && (
          <NativeSelect
            size="xs"
            aria-label={words.encoding}
            disabled={sources.busy || !source.bytes}
            data={encodings.map(value => ({ value, label: words.encodings[value] }))}
            value={read.encoding}
            onChange={event => {
              const encoding = encodings.find(one => one === event.currentTarget.value)
              if (encoding) void sources.readAs({ encoding })
            }}
          />
        )}
        <Button size="compact-sm" variant="default" className={classes.end} onClick={sources.close}>
          {words.other}
        </Button>
      </div>
      {remarksOf(source).map(remark => (
        <p key={remark} className={classes.remark}>
          {remark}
        </p>
      ))}
      {sources.fault !== null && (
        <p className={classes.fault} role="alert">
          {sources.fault}
        </p>
      )}
    </>
  )
}
