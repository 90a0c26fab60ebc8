import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useCallback, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import { type Missing, missings } from '../../../shared/domain/own-sheet/figures'
import { HomeworkPicker } from '../../features/homework/attach/HomeworkPicker'
import { homeworkTitle } from '../../features/homework/homework-title'
import { CellPreview } from './CellPreview'
import { DoubtfulLines } from './DoubtfulLines'
import classes from './OwnSheet.module.css'
import { PlaceRow } from './PlaceRow'
import { SaveBar } from './SaveBar'
import { SheetGrid } from './SheetGrid'
import { text } from './text'
import type { Scores } from './use-homework-scores'
import type { OwnFile } from './use-own-file'
import { type ChosenHomework, useOwnSheet } from './use-own-sheet'
import type { OwnChoices } from './use-sheet-choices'

const words = text.places

interface Props {
  file: OwnFile
  choices: OwnChoices
  homeworks: readonly ChosenHomework[]
  onHomeworks(homeworks: readonly ChosenHomework[]): void
}

/** The homeworks with their columns, the sheet, and the preview. */
export function Places({ file, choices, homeworks, onHomeworks }: Props) {
  const [scores, setScores] = useState<ReadonlyMap<string, Scores>>(new Map())
  const onScores = useCallback((id: string, loaded: Scores) => setScores(old => new Map(old).set(id, loaded)), [])
  const plan = useOwnSheet(file, homeworks, scores, choices)
  const { places, pupils, cells, missing } = plan
  const [chosenActive, setActive] = useState<string | null>(null)
  const active =
    places.find(({ id }) => id === chosenActive) ?? places.find(({ column }) => column === null) ?? places[0]
  const starts = pupils.halves?.starts ?? [0]
  const targets = new Map(
    places.flatMap(({ column, title }) =>
      column === null ? [] : starts.map(start => [column + start - (starts[0] ?? 0), homeworkTitle(title)] as const),
    ),
  )
  const chooseColumn = (column: number, row: number | null) => {
    if (!active) return
    plan.setColumn(active.id, column, row)
    // The next click is for the next homework without a column.
    setActive(places.find(({ id, column: own }) => id !== active.id && own === null)?.id ?? active.id)
  }
  return (
    <>
      <section className={classes.step} aria-labelledby="hm-own-places">
        <h2 id="hm-own-places">{words.step}</h2>
        <p className={classes.hint}>{words.hint}</p>
        {places.length > 0 && (
          <table className={classes.places} aria-label={words.table}>
            <thead>
              <tr>
                <th scope="col">{words.homework}</th>
                <th scope="col">{words.figure}</th>
                <th scope="col">{words.column}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {places.map(place => (
                <PlaceRow
                  key={place.id}
                  place={place}
                  heads={pupils.heads}
                  columns={file.sheet.columns}
                  isActive={place.id === active?.id}
                  onActivate={() => setActive(place.id)}
                  onFigure={figure => plan.setFigure(place.id, figure)}
                  onColumn={column => plan.setColumn(place.id, column)}
                  onRemove={() => onHomeworks(homeworks.filter(({ id }) => id !== place.id))}
                  onScores={onScores}
                />
              ))}
            </tbody>
          </table>
        )}
        <div className={classes.line}>
          <div className={classes.add}>
            <HomeworkPicker
              label={words.add(homeworks.length, limits.ownSheet.homeworks)}
              chosen={homeworks}
              max={limits.ownSheet.homeworks}
              onAdd={added => onHomeworks([...homeworks, added])}
            />
          </div>
          {plan.teams.length > 1 && (
            <NativeSelect
              label={words.team}
              data={[
                { value: '', label: words.noTeam },
                ...plan.teams.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={plan.teamId}
              onChange={event => plan.setTeam(event.currentTarget.value)}
            />
          )}
          {plan.rowSets.length > 0 && (
            <NativeSelect
              label={words.rowSet(plan.rowSets.length)}
              data={[
                ...(plan.rowSet === null ? [{ value: '', label: words.noRowSet }] : []),
                ...plan.rowSets.map(({ lines, name }, at) => ({
                  value: String(at),
                  label: words.rowSetOf(at + 1, lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0, name),
                })),
              ]}
              value={plan.rowSet === null ? '' : String(plan.rowSet)}
              onChange={event => plan.setRowSet(Number(event.currentTarget.value))}
            />
          )}
          <div>
            <span className={classes.label} id="hm-own-missing">
              {words.missing}
            </span>
            <SegmentedControl
              aria-labelledby="hm-own-missing"
              data={missings.map(value => ({ value, label: words.missings[value] }))}
              value={missing}
              onChange={value => plan.setMissing(value as Missing)}
            />
          </div>
        </div>
        <p className={classes.pick}>{active ? text.grid.active(homeworkTitle(active.title)) : text.grid.none}</p>
        <SheetGrid sheet={file.sheet} targets={targets} cells={cells} onColumn={chooseColumn} />
      </section>
      <DoubtfulLines plan={plan} />
      {places.length > 0 && <CellPreview sheet={file.sheet} plan={plan} />}
      {places.length > 0 && <SaveBar plan={plan} />}
    </>
  )
}
