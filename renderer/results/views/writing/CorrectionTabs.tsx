import { Tabs } from '@mantine/core'
import type { ResultQuestion } from '../../content/types'
import type { Submission } from '../../content/writing'
import { writingScore } from '../../content/writing-score'
import { Samples } from '../../parts/Aids'
import { Analysis, hasAnalysis } from './Analysis'
import styles from './CorrectionTabs.module.css'
import { Scores } from './Scores'
import { SentencesOrNone } from './Sentences'
import { writingText } from './text'

const { tabs } = writingText

/** The AI's scores, and what it says of the whole. */
function Advice({ submission }: { submission: Submission }) {
  const score = writingScore(submission.answer.new_writing_report?.score_result)
  if (score === null && !hasAnalysis(submission)) return <p>{writingText.noAdvice}</p>
  return (
    <>
      <Scores submission={submission} />
      <Analysis submission={submission} />
    </>
  )
}

/** The AI's correction of a submission: アドバイス, 文法・スペルの誤り, モデル (SPEC §2). */
export function CorrectionTabs({ submission, question }: { submission: Submission; question: ResultQuestion }) {
  return (
    <Tabs defaultValue="advice" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="advice">{tabs.advice}</Tabs.Tab>
        <Tabs.Tab value="errors">{tabs.errors}</Tabs.Tab>
        <Tabs.Tab value="model">{tabs.model}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="advice" className={styles.panel}>
        <Advice submission={submission} />
      </Tabs.Panel>
      <Tabs.Panel value="errors" className={styles.panel}>
        <SentencesOrNone submission={submission} />
      </Tabs.Panel>
      <Tabs.Panel value="model" className={styles.panel}>
        {question.samples.length === 0 ? <p>{writingText.noModel}</p> : <Samples question={question} />}
      </Tabs.Panel>
    </Tabs>
  )
}
