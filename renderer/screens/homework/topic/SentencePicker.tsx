import { Button, SegmentedControl } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import {
  bestFirst,
  type ChosenSentences,
  type ClassSentence,
  type ClassWriting,
  isGoodSentence,
  MarkedSentence,
  PaperCountLine,
  sameSentences,
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
  writing: ClassWriting
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
export function SentencePicker({ writing, sentences, isPart, chosen, paperLink }: Props) {
  const [filter, setFilter] = useState('good')
  const [query, setQuery] = useState('')
  const sorted = useMemo(() => bestFirst(sentences), [sentences])
  const rows = useMemo(() => {
    const searched = comparable(query.trim())
    const found = sorted.filter(
      one => (filter === 'all' || isGoodSentence(one)) && comparable(one.text).includes(searched),
    )
    return sameSentences(found, ({ id }) => chosen.shown.includes(id))
  }, [sorted, filter, query, chosen.shown])
  const columns = sentenceColumns({
    isChosen: ({ id }) => chosen.shown.includes(id),
    isFull: chosen.isFull('shown'),
    choose: ({ id }, isOn) => chosen.choose({ kind: 'shown', id, isOn }),
    paperLink,
  })
  return (
    <>
      <PaperCountLine writing={writing} />
      <ChosenList writing={writing} sentences={sentences} isPart={isPart} chosen={chosen} paperLink={paperLink} />
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
            rowKey={({ sentence }) => sentence.id}
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

/** Sentences that were taken out, with their places in the list, and what the page says about it. */
interface Removed {
  message: string
  places: readonly { id: string; index: number }[]
}

/** The chosen sentences in their order, each with a button that takes it out; this can be undone. */
function ChosenList({ writing, sentences, isPart, chosen, paperLink }: Props) {
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const byId = useMemo(() => new Map(sentences.map(one => [one.id, one])), [sentences])
  const shown = chosen.shown.flatMap(id => byId.get(id) ?? [])
  const absent = chosen.shown.filter(id => !byId.has(id))
  const hasUnread = writing.counts.failed > 0
  const remove = (ids: readonly string[], message: string) => {
    setRemoved({ message, places: ids.map(id => ({ id, index: chosen.shown.indexOf(id) })) })
    for (const id of ids) chosen.choose({ kind: 'shown', id, isOn: false })
  }
  const takeBack = () => {
    for (const place of removed?.places ?? []) chosen.choose({ kind: 'shown', isOn: true, ...place })
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
                onClick={() => remove([sentence.id], text.removed(sentence.text))}
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
            {removed.message}
            <Button size="compact-sm" variant="default" onClick={takeBack}>
              {text.undo}
            </Button>
          </>
        )}
      </p>
      {absent.length === 0 ? null : (
        <p className={classes.note}>
          {(isPart ? text.ofOtherClasses : hasUnread ? text.unread : text.lost)(absent.length)}
          {isPart || hasUnread ? null : (
            <Button size="compact-sm" variant="default" onClick={() => remove(absent, text.removedLost(absent.length))}>
              {text.removeLost}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
