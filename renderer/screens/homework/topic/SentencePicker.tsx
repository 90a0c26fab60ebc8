import { Button, SegmentedControl } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import {
  bestFirst,
  type ChosenSentences,
  type ClassSentence,
  isGoodSentence,
  MarkedSentence,
} from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import layout from '../../../ui/layout/layout.module.css'
import { SearchField } from '../../../ui/SearchField'
import { DataTable } from '../../../ui/table/DataTable'
import { useRowFocus } from '../../../ui/use-row-focus'
import classes from './ClassWriting.module.css'
import { sentenceColumns } from './sentence-columns'
import { text } from './text'

interface Props {
  sentences: readonly ClassSentence[]
  /** Whether these are the sentences of one class of several. */
  isPart: boolean
  chosen: ChosenSentences
  paperLink: (sentence: ClassSentence) => ReactNode
}

const filters = [
  { value: 'good', label: text.filters.good },
  { value: 'all', label: text.filters.all },
]

const comparable = (words: string): string => words.normalize('NFKC').toLowerCase()

/** The sentences that the teacher shows to the class, and below them all sentences to choose from. */
export function SentencePicker({ sentences, isPart, chosen, paperLink }: Props) {
  const [filter, setFilter] = useState('good')
  const [query, setQuery] = useState('')
  const sorted = useMemo(() => bestFirst(sentences), [sentences])
  const rows = useMemo(() => {
    const searched = comparable(query.trim())
    return sorted.filter(one => (filter === 'all' || isGoodSentence(one)) && comparable(one.text).includes(searched))
  }, [sorted, filter, query])
  const columns = sentenceColumns({
    isChosen: ({ id }) => chosen.shown.includes(id),
    isFull: chosen.isFull('shown'),
    choose: ({ id }, isOn) => chosen.choose({ kind: 'shown', id, isOn }),
    paperLink,
  })
  return (
    <>
      <ChosenList sentences={sentences} isPart={isPart} chosen={chosen} paperLink={paperLink} />
      <div className={classes.tools}>
        <SegmentedControl aria-label={text.filterLabel} data={filters} value={filter} onChange={setFilter} />
        <SearchField
          value={query}
          onSearch={setQuery}
          delay={0}
          label={text.search}
          clearLabel={text.clearSearch}
          placeholder={text.search}
        />
        <span className={classes.found} role="status">
          {text.found(rows.length)}
        </span>
      </div>
      <div className={`${layout.scrollTable} ${classes.card}`}>
        {rows.length > 0 ? (
          <DataTable
            label={text.table}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowHeight={44}
            virtualHeight="100%"
            minWidth="760px"
          />
        ) : filter === 'good' && query === '' ? (
          <EmptyState message={text.noGood} hint={text.noGoodHint} />
        ) : (
          <EmptyState message={text.notFound} />
        )}
      </div>
    </>
  )
}

/** The chosen sentences in their order, each with a button that takes it out; this can be undone. */
function ChosenList({ sentences, isPart, chosen, paperLink }: Props) {
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const [removed, setRemoved] = useState<{ sentence: ClassSentence; index: number } | null>(null)
  const byId = useMemo(() => new Map(sentences.map(one => [one.id, one])), [sentences])
  const shown = chosen.shown.flatMap(id => byId.get(id) ?? [])
  const absent = chosen.shown.filter(id => !byId.has(id))
  const remove = (sentence: ClassSentence) => {
    setRemoved({ sentence, index: chosen.shown.indexOf(sentence.id) })
    chosen.choose({ kind: 'shown', id: sentence.id, isOn: false })
  }
  const takeBack = () => {
    if (removed) chosen.choose({ kind: 'shown', id: removed.sentence.id, isOn: true, index: removed.index })
    setRemoved(null)
  }
  return (
    <section ref={section} className={classes.chosen} aria-label={text.added} {...focus}>
      <h2 className={classes.heading} tabIndex={-1} data-heading>
        {text.chosen(chosen.shown.length)}
      </h2>
      <p className={classes.note}>{chosen.shown.length === 0 ? text.noneChosen : text.chosenHint}</p>
      {chosen.isFull('shown') ? <p className={classes.note}>{text.full(limits.classSentences.shown)}</p> : null}
      {shown.length === 0 ? null : (
        <ol className={classes.chosenList}>
          {shown.map(sentence => (
            <li key={sentence.id} data-row={sentence.id}>
              <MarkedSentence sentence={sentence} mistakes={[]} />
              {paperLink(sentence)}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={text.removeOf(sentence.text)}
                data-removes
                onClick={() => remove(sentence)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <p className={classes.note} role="status">
        {removed === null ? null : (
          <>
            {text.removed(removed.sentence.text)}
            <Button size="compact-sm" variant="default" onClick={takeBack}>
              {text.undo}
            </Button>
          </>
        )}
      </p>
      {absent.length === 0 ? null : (
        <p className={classes.note}>
          {isPart ? text.ofOtherClasses(absent.length) : text.lost(absent.length)}
          {isPart ? null : (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                for (const id of absent) chosen.choose({ kind: 'shown', id, isOn: false })
              }}
            >
              {text.removeLost}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
