import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import layout from '../../ui/layout/layout.module.css'
import classes from './ClassWriting.module.css'
import type { ClassSentence } from './class-sentences'
import { type CommonMistake, type ErrorType, mistakeKey } from './common-errors'
import { MarkedSentence } from './MarkedSentence'
import { classWritingText as text } from './text'

interface Props {
  types: readonly ErrorType[]
  /** The students whose texts the AI has checked: of so many are the counts of students. */
  checked: number
  /** The type whose examples are shown; null: none. */
  open: string | null
  onOpen: (type: string | null) => void
  /** Whether the hints of the AI are shown with the examples. */
  showsHints: boolean
  /** Sentences that are no examples. They are counted all the same. */
  hidden?: ReadonlySet<string>
  /**
   * On a projector the types have the digits of the keys that open them, and a click takes no focus, so that the keys of
   * the slide keep working.
   */
  isProjected?: boolean
  /** How many sentences of the same mistake are shown; the others are behind a button. */
  sentencesEach: number
  /** What the host offers with a sentence, such as a link. This component shows no names by itself. */
  toolsOf?: (sentence: ClassSentence) => ReactNode
}

/** An area that scrolls must be focusable, so that the keyboard can scroll it. */
const focusable = { tabIndex: 0 } as const

/** The name of a type of errors. */
const typeName = (type: string): string => type || text.otherType

/** The errors of a class by type, each with a bar; beside them the examples of one type. */
export function CommonErrors(props: Props) {
  const { types, checked, open, onOpen, isProjected = false } = props
  const examplesId = useId()
  const largest = Math.max(1, ...types.map(({ count }) => count))
  const opened = types.find(({ type }) => type === open)
  const panels = useRef<HTMLDivElement>(null)
  const previous = useRef(open)
  // the key of a type that is out of sight, and in a narrow window the examples below
  useEffect(() => {
    if (previous.current === open) return
    previous.current = open
    for (const one of panels.current?.querySelectorAll('[aria-expanded="true"], [data-examples]') ?? [])
      one.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  return (
    <div ref={panels} className={`${layout.panels} ${classes.errors}`} data-open={opened !== undefined || undefined}>
      <section className={layout.scrollPlain} data-pane={opened ? undefined : true}>
        <ol className={classes.types} aria-label={text.title}>
          {types.map(({ type, count, studentCount }, at) => (
            <li key={type}>
              <button
                type="button"
                className={classes.type}
                aria-expanded={type === open}
                aria-controls={type === open ? examplesId : undefined}
                onMouseDown={event => isProjected && event.preventDefault()}
                onClick={() => onOpen(type === open ? null : type)}
              >
                <span className={classes.typeHead}>
                  {isProjected && at < 9 ? (
                    <kbd className={classes.digit} aria-hidden>
                      {at + 1}
                    </kbd>
                  ) : null}
                  <b className={classes.typeName}>{typeName(type)}</b>
                  <span className={classes.figure}>{text.places(count)}</span>
                  <span className={classes.students}>{text.students(studentCount, checked)}</span>
                </span>
                <span className={classes.track} aria-hidden>
                  <span style={{ width: `${(100 * count) / largest}%` }} />
                </span>
              </button>
            </li>
          ))}
        </ol>
        {opened ? null : <p className={classes.quiet}>{text.chooseType}</p>}
      </section>
      {opened ? (
        <section
          id={examplesId}
          className={`${layout.scroll} ${classes.examples}`}
          data-pane
          data-examples
          aria-label={text.examplesOf(typeName(opened.type))}
          {...focusable}
        >
          <Examples key={opened.type} type={opened} {...props} />
        </section>
      ) : null}
    </div>
  )
}

/** More mistakes, and more sentences of one mistake, are behind a button. */
const mistakesAtFirst = 20

const noneHidden: ReadonlySet<string> = new Set()

type ExampleProps = Pick<Props, 'showsHints' | 'hidden' | 'sentencesEach' | 'toolsOf'>

function Examples({ type, hidden = noneHidden, ...props }: ExampleProps & { type: ErrorType }) {
  const [isAll, setAll] = useState(false)
  const visible = type.mistakes.flatMap(mistake => {
    const sentences = mistake.sentences.filter(({ id }) => !hidden.has(id))
    return sentences.length === 0 ? [] : [{ mistake, sentences }]
  })
  if (visible.length === 0) return <p className={classes.quiet}>{text.noExamples}</p>
  const shown = isAll ? visible : visible.slice(0, mistakesAtFirst)
  return (
    <>
      <ol className={classes.mistakes}>
        {shown.map(({ mistake, sentences }) => (
          <Mistake key={mistake.key} mistake={mistake} sentences={sentences} {...props} />
        ))}
      </ol>
      {shown.length === visible.length ? null : (
        <button type="button" className={classes.more} onClick={() => setAll(true)}>
          {text.more(visible.length - shown.length)}
        </button>
      )}
    </>
  )
}

interface MistakeProps extends ExampleProps {
  mistake: CommonMistake
  sentences: readonly ClassSentence[]
}

/** One mistake: the sentences in which it is, its hint, and how many students made it. */
function Mistake({ mistake, sentences, showsHints, sentencesEach, toolsOf }: MistakeProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? sentences : sentences.slice(0, sentencesEach)
  return (
    <li className={classes.mistake}>
      <span className={classes.mistakeCount}>
        <b>{text.places(mistake.count)}</b>
        <span>{text.exampleStudents(mistake.studentCount)}</span>
      </span>
      <ul className={classes.sentences}>
        {shown.map(sentence => (
          <li key={sentence.id} className={classes.example}>
            <MarkedSentence
              sentence={sentence}
              mistakes={sentence.mistakes.filter(one => mistakeKey(one, sentence.text) === mistake.key)}
            />
            {toolsOf ? <span className={classes.tools}>{toolsOf(sentence)}</span> : null}
          </li>
        ))}
        {toolsOf && shown.length < sentences.length ? (
          <li>
            <button type="button" className={classes.more} onClick={() => setAll(true)}>
              {text.moreSentences(sentences.length - shown.length)}
            </button>
          </li>
        ) : null}
      </ul>
      {showsHints && mistake.hint !== '' ? (
        <p className={classes.hint}>
          <b>{text.hint}</b>
          <span>{mistake.hint}</span>
        </p>
      ) : null}
    </li>
  )
}
