import { type ReactNode, useMemo } from 'react'
import { examAbilities } from '../../../../shared/domain/eiken'
import { Radar } from '../../../ui/Radar'
import { bySubQuestions, type ItemPart, type Part, stack } from '../../compose-views'
import {
  examSamples,
  examSections,
  interludesBySection,
  measuredAbilities,
  readingFigures,
  remarksOf,
  sectionScore,
} from '../../content/eiken-exam'
import type { Entry, Interlude, Outcome, ResultContent, ResultItem, ResultQuestion } from '../../content/types'
import { BrokenItem } from '../../parts/BrokenItem'
import { FreeAnswer } from '../../parts/FreeAnswer'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemCards } from '../../parts/ItemCards'
import { Tips } from '../../parts/LearningAids'
import { NumberedCard, SubCard } from '../../parts/NumberedCard'
import { PartHeading } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  JapaneseInstruction,
  JapaneseTranslation,
  LargePicture,
  QuestionLine,
  ReadAloudText,
} from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { resultText } from '../../text'
import { AbilityTable } from './AbilityTable'
import { AdviceList } from './AdviceList'
import classes from './EikenExam.module.css'
import { ExamSection } from './ExamSection'
import { SampleAnswers } from './SampleAnswers'
import { StarLine, StarOutcome } from './StarOutcome'
import { Stars } from './Stars'

const { exam: examText } = resultText

const radarAxes = examAbilities.map(({ ability, max }) => ({ name: examText.abilities[ability], max }))

const Card = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard
    id={item.key}
    no={item.no}
    side={item.questions.length > 0 ? null : <StarOutcome outcome={item.outcome} />}
  >
    {children}
  </NumberedCard>
)

/** The sound of the sample answer is shown with the sample answers. */
const OwnAudio: Part = ({ question }) => <ItemAudio question={{ ...question, answerAudio: undefined }} />

const ReadingItem = stack(
  PartHeading,
  QuestionLine,
  ReadAloudText,
  JapaneseTranslation,
  LargePicture,
  ReadingEvaluation,
  OwnAudio,
  Tips,
)

const QuestionParts = stack(EnglishText, EnglishQuestion, JapaneseInstruction, JapaneseTranslation, LargePicture)
const AnswerParts = stack(FreeAnswer, OwnAudio, Tips)

const QuestionAndAnswer = stack(QuestionParts, AnswerParts)

const SubQuestionList: ItemPart = ({ question: item }) =>
  item.questions.map((question: ResultQuestion) => (
    <SubCard key={question.key} no={question.no} side={<StarOutcome outcome={question.outcome} />}>
      {question.broken ? <BrokenItem /> : <QuestionAndAnswer question={question} />}
    </SubCard>
  ))

const AnswerOrSubQuestions = bySubQuestions(stack(OwnAudio, Tips, SubQuestionList), AnswerParts)

const SpeakingItem: ItemPart = ({ question }) => (
  <>
    <PartHeading question={question} />
    <QuestionParts question={question} />
    <AnswerOrSubQuestions question={question} />
  </>
)

/** The average score of a section, in stars. */
function SectionScore({ entries }: { entries: readonly Entry<ResultItem>[] }) {
  const score = sectionScore(entries)
  return score === undefined ? null : <Stars score={score} large />
}

const CardWithoutScore = ({ item, children }: { item: ResultItem; children: ReactNode }) => (
  <NumberedCard id={item.key} no={item.no}>
    {children}
  </NumberedCard>
)

/**
 * The outcome of the only item of the reading section. It is shown at the heading, so that the text has the full width.
 */
function outcomeOfOnlyItem(entries: readonly Entry<ResultItem>[]): Outcome | null {
  const [onlyOutcome] = entries
  return entries.length > 1 || onlyOutcome === undefined || onlyOutcome.broken || onlyOutcome.item.questions.length > 0
    ? null
    : onlyOutcome.item.outcome
}

/** The reading section, with the five abilities beside it. */
function ReadingSection({
  entries,
  interludes,
}: {
  entries: readonly Entry<ResultItem>[]
  interludes: readonly Interlude[]
}) {
  const figures = useMemo(() => readingFigures(entries), [entries])
  const hasAbilities = measuredAbilities(figures).length > 0
  const onlyOutcome = outcomeOfOnlyItem(entries)
  return (
    <ExamSection
      title={examText.reading}
      side={onlyOutcome ? <StarLine outcome={onlyOutcome} /> : <SectionScore entries={entries} />}
    >
      <div className={classes.reading} data-two={hasAbilities || undefined}>
        <ItemCards entries={entries} interludes={interludes} frame={onlyOutcome ? CardWithoutScore : Card}>
          {item => <ReadingItem question={item} />}
        </ItemCards>
        {hasAbilities ? (
          <div className={classes.abilities}>
            <Radar
              axes={radarAxes}
              own={{ name: examText.abilitiesTitle, values: examAbilities.map(({ ability }) => figures[ability]) }}
            />
            <AbilityTable figures={figures} />
            <p className={classes.scale}>{examText.abilityScale}</p>
          </div>
        ) : null}
      </div>
    </ExamSection>
  )
}

/** An Eiken speaking test: reading, questions, sample answers and advice (SPEC §2, §9). */
export function EikenExam({ content }: { content: ResultContent }) {
  const { reading, speaking } = useMemo(() => examSections(content), [content])
  const figures = useMemo(() => readingFigures(reading), [reading])
  const interludes = useMemo(() => interludesBySection(content.interludes, reading), [content, reading])
  const samples = examSamples([...reading, ...speaking])
  const remarks = remarksOf(reading)
  const hasAdvice = Object.values(figures).some(value => value !== undefined) || remarks.length > 0
  return (
    <div>
      {reading.length === 0 ? null : <ReadingSection entries={reading} interludes={interludes.reading} />}
      {speaking.length === 0 ? null : (
        <ExamSection title={examText.speaking} side={<SectionScore entries={speaking} />}>
          <ItemCards entries={speaking} interludes={interludes.speaking} frame={Card}>
            {item => <SpeakingItem question={item} />}
          </ItemCards>
        </ExamSection>
      )}
      {samples.length === 0 ? null : (
        <ExamSection title={examText.samples}>
          <SampleAnswers samples={samples} />
        </ExamSection>
      )}
      {hasAdvice ? (
        <ExamSection title={examText.advising}>
          <AdviceList figures={figures} remarks={remarks} />
        </ExamSection>
      ) : null}
    </div>
  )
}
