import { Checkbox, SegmentedControl } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { apiKey } from '../../../../bridge/index'
import { SheetMenu } from '../../../../features/sheets/SheetMenu'
import { screenColumns, sortedRows } from '../../../../features/sheets/sheet-column'
import { text as studyText } from '../../../../features/study/text'
import { useAsOf } from '../../../../features/study/use-as-of'
import { useHiddenNames } from '../../../../features/study/use-hidden-names'
import { paths } from '../../../../paths'
import {
  ClassPapersState,
  classReadingText,
  countedMarks,
  hasUnsure,
  type Passage,
  PassageText,
  ReadingCountLine,
  unnamedInAll,
  useClassReading,
} from '../../../../results/index'
import { EmptyState } from '../../../../ui/EmptyState'
import { useKeyTable } from '../../../../ui/keys/use-key-table'
import { nextSort, type Sort } from '../../../../ui/table/column'
import { DataTable } from '../../../../ui/table/DataTable'
import classes from './ClassReading.module.css'
import { text } from './text'
import { useChosenWord } from './use-chosen-word'
import { WordReaders } from './WordReaders'
import { studentsOf, type WordField, wordColumns, wordRows } from './word-columns'

interface Props {
  homeworkId: string
  topicId: string
  /** Names the file and the printed pages. */
  title: string
  /** Only these students, of one class. */
  among: ReadonlySet<string> | undefined
}

/** つまずいた語: the words of a topic that the students misread, omitted or repeated, in the text and as a table. */
export function ClassReadingBoard({ homeworkId, topicId, title, among }: Props) {
  const reading = useClassReading(homeworkId, topicId, among, true)
  const { isHidden, hide, nameOf } = useHiddenNames()
  const asOf = useAsOf([apiKey('one-topic-overview', { homework_id: homeworkId, topic_id: topicId })])
  const names = useMemo(
    () =>
      new Map((reading.students ?? []).map(({ student_id, nickname }) => [student_id, nameOf(nickname, student_id)])),
    [reading.students, nameOf],
  )
  return (
    <ClassPapersState state={reading} content={reading.passages} nobodyHint={classReadingText.nobodyHint}>
      {passages =>
        passages.length === 0 ? (
          <EmptyState message={classReadingText.noEvaluation} hint={classReadingText.noEvaluationHint} />
        ) : (
          <Words
            passages={passages}
            title={text.title(title)}
            names={names}
            line={
              <>
                <ReadingCountLine reading={reading} />
                <span className={classes.note}>{asOf}</span>
                <Checkbox
                  size="xs"
                  label={studyText.hideNames}
                  checked={isHidden}
                  onChange={event => hide(event.currentTarget.checked)}
                />
              </>
            }
            paperPath={studentId => paths.paper(homeworkId, { topicId, studentId })}
          />
        )
      }
    </ClassPapersState>
  )
}

interface WordsProps {
  passages: readonly Passage[]
  title: string
  names: ReadonlyMap<string, string>
  line: ReactNode
  paperPath: (studentId: string) => string
}

const shapes = ['text', 'table'] as const

function Words({ passages, title, names, line, paperPath }: WordsProps) {
  const [shape, setShape] = useState<(typeof shapes)[number]>('text')
  const [sort, setSort] = useState<Sort<WordField>>({ field: 'count', order: 'desc' })
  const { chosen, isPinned, choose, point, release } = useChosenWord(passages)
  useKeyTable([{ label: text.releaseKey, keys: { Escape: release }, when: isPinned, hint: false }])
  const nameOf = (id: string) => names.get(id) ?? text.unknown
  const rows = useMemo(() => wordRows(passages), [passages])
  const columns = useMemo(() => wordColumns(id => names.get(id) ?? text.unknown), [names])
  const counts = unnamedInAll(passages)
  const unnamed = countedMarks.flatMap(mark =>
    counts[mark] > 0 ? [classReadingText.times(classReadingText.marks[mark], counts[mark])] : [],
  )
  const sorted = useMemo(() => sortedRows(columns, rows, sort), [columns, rows, sort])
  return (
    <>
      <div className={classes.line}>
        {line}
        <SegmentedControl
          size="xs"
          aria-label={text.shapeLabel}
          data={shapes.map(value => ({ value, label: text.shapes[value] }))}
          value={shape}
          onChange={setShape}
        />
        <SheetMenu size="xs" title={title} columns={columns} rows={sorted} />
      </div>
      {unnamed.length === 0 ? null : <p className={classes.note}>{classReadingText.unnamed(unnamed)}</p>}
      {rows.length === 0 ? <p className={classes.note}>{classReadingText.noMarks}</p> : null}
      {shape === 'table' && rows.length > 0 ? (
        <DataTable
          label={title}
          columns={screenColumns(columns)}
          rows={sorted}
          rowKey={({ word }) => word.key}
          sort={sort}
          onSort={column => setSort(old => nextSort(old, column))}
        />
      ) : (
        <div className={classes.columns}>
          <p className="hm-hidden" role="status">
            {chosen && isPinned ? studentsOf(chosen.word).map(nameOf).join(text.joiner) : null}
          </p>
          <div className={classes.map}>
            {rows.length === 0 ? null : <p className={classes.note}>{classReadingText.legend}</p>}
            {hasUnsure(passages) ? <p className={classes.note}>{classReadingText.unsure}</p> : null}
            <PassageText passages={passages} chosen={chosen?.word.key} onChoose={choose} onPoint={point} />
          </div>
          {chosen ? <WordReaders key={chosen.word.key} chosen={chosen} nameOf={nameOf} paperPath={paperPath} /> : null}
        </div>
      )}
    </>
  )
}
