import { type ReactNode, useMemo, useState } from 'react'
import { useApi } from '../../../bridge/index'
import { paths } from '../../../paths'
import {
  ClassPapersState,
  type ClassSentence,
  type ClassWriting,
  CommonErrors,
  classWritingText,
  commonErrors,
  errorCount,
  PaperCountLine,
  useChosenSentences,
  useClassWriting,
} from '../../../results/index'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import classes from './ClassWriting.module.css'
import { SentencePicker } from './SentencePicker'
import { text } from './text'

interface Props {
  homeworkId: string
  topicId: string
  view: 'errors' | 'sentences'
  /** Only these students, of one class. */
  among: ReadonlySet<string> | undefined
}

/** よくある誤り and 講評で見せる文: what the students of a class wrote on one topic, for the lesson about it. */
export function ClassWritingBoard({ homeworkId, topicId, view, among }: Props) {
  const writing = useClassWriting(homeworkId, topicId, among)
  const chosen = useChosenSentences(topicId)
  const students = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }).data?.items ?? []
  const names = new Map(students.map(({ student_id, nickname }) => [student_id, nickname]))
  const paperLink = ({ studentId }: ClassSentence) => {
    const name = names.get(studentId) ?? text.unknown
    return (
      <Link to={paths.paper(homeworkId, { topicId, studentId })} aria-label={text.openPaper(name)}>
        {text.paper}
      </Link>
    )
  }
  return (
    <ClassPapersState state={writing} content={writing.sentences} nobodyHint={classWritingText.nobodyHint}>
      {sentences =>
        view === 'errors' ? (
          <ErrorList
            writing={writing}
            sentences={sentences}
            toolsOf={sentence => (
              <>
                {paperLink(sentence)}
                <label className={classes.hide} title={sentence.mayName ? text.namedHint : text.hideHint}>
                  <input
                    type="checkbox"
                    checked={sentence.mayName || chosen.hidden.includes(sentence.id)}
                    disabled={sentence.mayName || (!chosen.hidden.includes(sentence.id) && chosen.isFull('hidden'))}
                    onChange={event =>
                      chosen.choose({ kind: 'hidden', id: sentence.id, isOn: event.currentTarget.checked })
                    }
                  />
                  {sentence.mayName ? text.named : text.hide}
                </label>
              </>
            )}
          />
        ) : (
          <SentencePicker
            writing={writing}
            sentences={sentences}
            isPart={among !== undefined}
            chosen={chosen}
            paperLink={paperLink}
          />
        )
      }
    </ClassPapersState>
  )
}

interface ErrorListProps {
  writing: ClassWriting
  sentences: readonly ClassSentence[]
  toolsOf: (sentence: ClassSentence) => ReactNode
}

/** The errors by type; the most frequent type is open until the teacher opens another one. */
function ErrorList({ writing, sentences, toolsOf }: ErrorListProps) {
  const [chosenType, setChosenType] = useState<string | null>()
  const types = useMemo(() => commonErrors(sentences), [sentences])
  const { checked } = writing.counts
  if (checked === 0) return <EmptyState message={classWritingText.noCheck} hint={classWritingText.noCheckHint} />
  if (types.length === 0) return <EmptyState message={classWritingText.noErrors} />
  return (
    <>
      <div className={classes.line}>
        <p className={classes.total}>{classWritingText.errors(errorCount(types))}</p>
        <PaperCountLine writing={writing} />
      </div>
      <CommonErrors
        types={types}
        checked={checked}
        open={chosenType === undefined ? (types[0]?.type ?? null) : chosenType}
        onOpen={setChosenType}
        showsHints
        sentencesEach={2}
        toolsOf={toolsOf}
      />
    </>
  )
}
