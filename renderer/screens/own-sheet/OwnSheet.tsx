import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { type Missing, missings } from '../../../shared/domain/own-sheet/figures'
import { useApi } from '../../bridge/index'
import { HomeworkPicker } from '../../features/homework/attach/HomeworkPicker'
import { homeworkTitle } from '../../features/homework/homework-title'
import { paths } from '../../paths'
import { FileDrop } from '../../ui/FileDrop'
import { PageHeader } from '../../ui/PageHeader'
import { CellPreview } from './CellPreview'
import { DoubtfulLines } from './DoubtfulLines'
import classes from './OwnSheet.module.css'
import { PlaceRow } from './PlaceRow'
import { SheetGrid } from './SheetGrid'
import { text } from './text'
import type { Scores } from './use-homework-scores'
import { type OwnFile, type OwnFiles, useOwnFile } from './use-own-file'
import { type ChosenHomework, useOwnSheet } from './use-own-sheet'

const crumbs = [{ label: text.parent, to: paths.downloadManage() }]

/** 自分の成績表に書き込む: scores of homework go into cells of the teacher's own workbook (docs/own-sheet.md; chosen). */
export function OwnSheet() {
  const [query] = useSearchParams()
  const files = useOwnFile()
  const first = query.get('homework_id')
  const info = useApi('homework-basic-info', { id: first ?? '' }, { enabled: first !== null })
  const [chosen, setHomeworks] = useState<readonly ChosenHomework[] | null>(null)
  const homeworks = useMemo(
    () => chosen ?? (first !== null && info.data ? [{ id: first, title: info.data.title }] : []),
    [chosen, first, info.data],
  )
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} crumbs={crumbs} />
      <p className={classes.lead}>{text.lead}</p>
      <FilePanel files={files} />
      {files.file && files.file.sheet.rows.length > 0 && (
        <Places file={files.file} homeworks={homeworks} onHomeworks={setHomeworks} />
      )}
    </div>
  )
}

/** The place for the file; once it is read, its name and its sheets. */
function FilePanel({ files: { file, fault, busy, open, openSheet, close } }: { files: OwnFiles }) {
  const words = text.file
  return (
    <section className={classes.step} aria-labelledby="hm-own-file">
      <h2 id="hm-own-file">{words.step}</h2>
      {file === null ? (
        <FileDrop
          label={words.drop}
          choose={words.choose}
          accept=".xlsx,.xlsm"
          busy={busy}
          onFile={next => void open(next)}
        >
          <p className={classes.hint}>{words.kinds}</p>
        </FileDrop>
      ) : (
        <div className={classes.line}>
          <b className={classes.file}>{file.name}</b>
          <NativeSelect
            aria-label={words.sheet}
            disabled={busy}
            data={file.sheet.sheets.map(({ name, isHidden }, at) => ({
              value: String(at),
              label: isHidden ? words.hidden(name) : name,
            }))}
            value={String(file.sheet.sheet)}
            onChange={event => void openSheet(Number(event.currentTarget.value))}
          />
          <Button variant="subtle" size="compact-sm" disabled={busy} onClick={close}>
            {words.other}
          </Button>
        </div>
      )}
      {busy && (
        <p className={classes.hint} role="status">
          {words.reading}
        </p>
      )}
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

interface PlacesProps {
  file: OwnFile
  homeworks: readonly ChosenHomework[]
  onHomeworks(homeworks: readonly ChosenHomework[]): void
}

/** The homeworks with their columns, the sheet, and the preview. */
function Places({ file, homeworks, onHomeworks }: PlacesProps) {
  const [scores, setScores] = useState<ReadonlyMap<string, Scores>>(new Map())
  const onScores = useCallback((id: string, loaded: Scores) => setScores(old => new Map(old).set(id, loaded)), [])
  const plan = useOwnSheet(file, homeworks, scores)
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
  const doubtful = pupils.lines.filter(({ doubt }) => doubt !== undefined)
  const words = text.places
  const chooseColumn = (column: number) => {
    if (!active) return
    plan.setColumn(active.id, column)
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
      {doubtful.length > 0 && <DoubtfulLines lines={doubtful} onDecide={plan.decide} />}
      {places.length > 0 && <CellPreview sheet={file.sheet} plan={plan} />}
    </>
  )
}
