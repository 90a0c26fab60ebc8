import { type ReactNode, type RefObject, useMemo } from 'react'
import { paths } from '../../paths'
import {
  ClassPapersState,
  type ClassSentence,
  CommonErrors,
  classWritingText,
  commonErrors,
  type ErrorType,
  errorCount,
  MarkedSentence,
  PaperCountLine,
  useChosenSentences,
  useClassWriting,
} from '../../results/index'
import { EmptyState } from '../../ui/EmptyState'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import classes from './ClassPane.module.css'
import type { CountedStudents } from './model/class-scores'
import type { Slide } from './model/slides'
import { focusableForScrolling } from './scroll-panes'
import { text } from './text'
import type { useClassPane } from './use-class-pane'

interface Props {
  homeworkId: string
  slide: Slide
  countedStudents: CountedStudents
  /** Shows the AI's hints with the examples. */
  revealed: boolean
  shown: ReturnType<typeof useClassPane>
  body: RefObject<HTMLDivElement | null>
}

/** The errors, or the chosen sentences, of the class in a topic of writing. No name is shown, nor a way to one. */
export function WritingPanes({ homeworkId, slide, countedStudents, revealed, shown, body }: Props) {
  const { topic_id } = slide.topic
  const writing = useClassWriting(homeworkId, topic_id, countedStudents)
  const chosen = useChosenSentences(topic_id)
  const hidden = useMemo(() => {
    const named = (writing.sentences ?? []).filter(({ mayName }) => mayName).map(({ id }) => id)
    return new Set([...chosen.hidden, ...named])
  }, [chosen.hidden, writing.sentences])
  const types = useMemo(() => commonErrors(writing.sentences ?? []), [writing.sentences])
  return (
    <div ref={body} className={classes.body}>
      <div className={classes.head}>
        <h3 className={classes.title}>{shown.pane === 'errors' ? classWritingText.title : text.goodSentences}</h3>
        {slide.overviews.length > 1 ? <p>{text.wholeTopic}</p> : null}
        {shown.pane === 'errors' && types.length > 0 ? <p>{classWritingText.errors(errorCount(types))}</p> : null}
        {writing.sentences ? <PaperCountLine writing={writing} /> : null}
      </div>
      {/* An example must not appear before it is known which of them the teacher hides. */}
      {chosen.ready ? (
        <ClassPapersState state={writing} content={writing.sentences} nobodyHint={classWritingText.nobodyHint}>
          {sentences =>
            shown.pane === 'errors' ? (
              <Errors
                types={types}
                checked={writing.counts.checked}
                hidden={hidden}
                revealed={revealed}
                shown={shown}
              />
            ) : (
              <Sentences
                sentences={sentences}
                ids={chosen.shown}
                toChoose={
                  <Link to={paths.homeworkTopic(homeworkId, topic_id, 'sentences')}>{text.chooseSentences}</Link>
                }
              />
            )
          }
        </ClassPapersState>
      ) : null}
    </div>
  )
}

interface ErrorsProps {
  types: readonly ErrorType[]
  checked: number
  hidden: ReadonlySet<string>
  revealed: boolean
  shown: Props['shown']
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

function Errors({ types, checked, hidden, revealed, shown }: ErrorsProps) {
  const toggle = (type: string | undefined) => {
    if (type !== undefined) shown.open(type === shown.type ? null : type)
  }
  useKeyTable([
    {
      label: text.keyLabels.errorType,
      keys: Object.fromEntries(digits.map((digit, at) => [digit, () => toggle(types[at]?.type)])),
    },
  ])
  if (checked === 0) return <EmptyState message={classWritingText.noCheck} hint={classWritingText.noCheckHint} />
  if (types.length === 0) return <EmptyState message={classWritingText.noErrors} />
  return (
    <CommonErrors
      types={types}
      checked={checked}
      open={shown.type}
      onOpen={shown.open}
      showsHints={revealed}
      hidden={hidden}
      isProjected
      sentencesEach={1}
    />
  )
}

interface SentencesProps {
  sentences: readonly ClassSentence[]
  /** The chosen sentences, in their order. */
  ids: readonly string[]
  toChoose: ReactNode
}

function Sentences({ sentences, ids, toChoose }: SentencesProps) {
  const byId = new Map(sentences.map(one => [one.id, one]))
  const shown = ids.flatMap(id => byId.get(id) ?? [])
  if (shown.length === 0) return <EmptyState message={text.noSentences} hint={toChoose} />
  return (
    <section className={classes.pane} data-pane aria-label={text.sentencesPane} {...focusableForScrolling}>
      <ol className={classes.sentences} aria-label={text.goodSentences}>
        {shown.map(sentence => (
          <li key={sentence.id}>
            <MarkedSentence sentence={sentence} mistakes={[]} />
          </li>
        ))}
      </ol>
    </section>
  )
}
