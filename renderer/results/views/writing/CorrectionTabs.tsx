import { Tabs } from '@mantine/core'
import type { ResultQuestion } from '../../content/types'
import type { Submission } from '../../content/writing'
import { writingScore } from '../../content/writing-score'
import { SampleAnswers } from '../../parts/LearningAids'
import { useKeptTab } from '../../view-choices'
import classes from './CorrectionTabs.module.css'
import { SentenceErrorsOrMessage } from './SentenceErrors'
import { writingText } from './text'
import { hasAnalysis, WritingAnalysis } from './WritingAnalysis'
import { WritingScores } from './WritingScores'

const { tabs } = writingText
const names = ['advice', 'errors', 'model'] as const

/** The AI's scores and its analysis. */
function Advice({ submission }: { submission: Submission }) {
  const score = writingScore(submission.answer.new_writing_report?.score_result)
  if (score === null && !hasAnalysis(submission)) return <p>{writingText.noAdvice}</p>
  return (
    <>
      <WritingScores submission={submission} />
      <WritingAnalysis submission={submission} />
    </>
  )
}

/** The AI's correction of a submission: アドバイス, 文法・スペルの誤り, モデル (SPEC §2). In print they are one below another. */
export function CorrectionTabs({ submission, question }: { submission: Submission; question: ResultQuestion }) {
  const panels = {
    advice: <Advice submission={submission} />,
    errors: <SentenceErrorsOrMessage submission={submission} />,
    model: question.samples.length === 0 ? <p>{writingText.noModel}</p> : <SampleAnswers question={question} />,
  }
  const [open, setOpen] = useKeptTab('writing', 'advice')
  return (
    <Tabs value={open} onChange={setOpen}>
      <Tabs.List className={classes.list}>
        {names.map(name => (
          <Tabs.Tab key={name} value={name}>
            {tabs[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map(name => (
        // not the library's panel, because that hides itself with an inline style that print rules cannot override
        <div key={name} role="tabpanel" aria-label={tabs[name]} hidden={name !== open} className={classes.panel}>
          <h4 className={classes.printed}>{tabs[name]}</h4>
          {panels[name]}
        </div>
      ))}
    </Tabs>
  )
}
