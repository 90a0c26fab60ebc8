import { useRef } from 'react'
import { AudioControl } from '../../audio/AudioControl'
import { useSound } from '../../audio/use-sound'
import { useMediaAddresses } from '../../bridge/index'
import { promptText } from '../content/blank-text'
import { previewOutcome } from '../content/outcome'
import type { Choice, NormalQuestion } from '../content/types'
import { langOf } from '../lang'
import { BlankText } from '../parts/BlankText'
import { Translation } from '../parts/LearningAids'
import { Mark } from '../parts/Mark'
import { PictureAt } from '../parts/Picture'
import { resultText } from '../text'
import { rightAnswerText } from './answer-text'
import classes from './ClassAnswers.module.css'
import type { ClassQuestion } from './class-questions'

/** An area that scrolls must be focusable, so that the keyboard can scroll it. */
const focusable = { tabIndex: 0 } as const

function Sound({ address }: { address: string | null | undefined }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const sound = useSound(containerRef, address)
  return <AudioControl kind="original" sound={sound} containerRef={containerRef} address={address} />
}

interface FilesProps {
  address: (file: string) => string | null | undefined
}

function Choices({ choices, address }: FilesProps & { choices: readonly Choice[] }) {
  return (
    <ul className={classes.choices} aria-label={resultText.choices}>
      {choices.map(choice => (
        <li key={choice.index}>
          <span className={classes.index}>{choice.index}</span>
          {choice.isPicture ? (
            <PictureAt address={address(choice.content)} name={resultText.choice(choice.index)} size="small" />
          ) : (
            <span lang={langOf(choice.content)}>{choice.content}</span>
          )}
          {choice.isCorrect ? <Mark kind="right" /> : null}
        </li>
      ))}
    </ul>
  )
}

const filesOf = ({ pictures, audios, choices }: NormalQuestion): string[] => [
  ...pictures,
  ...audios.slice(0, 1),
  ...choices.filter(choice => choice.isPicture).map(choice => choice.content),
]

/** The text that several questions are about: the item's own text, or the text above all items. */
const passageOf = ({ item }: ClassQuestion, shared: string | undefined): string | undefined => item?.english ?? shared

interface Props {
  classQuestion: ClassQuestion
  /** The text above all items. */
  shared?: string | undefined
  /** The base path of the content's files. */
  resourcePath: string
}

/** Shows the text of a question and its right answer. Shows nothing if the content does not contain the question. */
export function ClassQuestionPrompt({ classQuestion, shared, resourcePath }: Props) {
  const { question } = classQuestion
  const files = question ? filesOf(question) : []
  const { addresses } = useMediaAddresses(resourcePath, files)
  if (!question) return null
  const address = (file: string) => addresses[files.indexOf(file)]
  const english = promptText(question)
  const passage = passageOf(classQuestion, shared)
  // the right choice is marked in the list of choices
  const isRightChoiceMarked = question.blanks.length < 2 && question.choices.some(choice => choice.isCorrect)
  const right = isRightChoiceMarked ? '' : rightAnswerText(classQuestion.interpretation)
  const [audio] = question.audios
  return (
    <div className={classes.question}>
      {passage === undefined || passage === english ? null : (
        <section className={classes.passage} aria-label={resultText.leadName} {...focusable}>
          <p lang={langOf(passage)}>{passage}</p>
        </section>
      )}
      {english === undefined ? null : <BlankText text={english} outcome={previewOutcome(question)} />}
      {question.question === undefined || question.question === english ? null : <p>{question.question}</p>}
      <Translation text={question.japanese} />
      {question.pictures.map(file => (
        <PictureAt key={file} address={address(file)} name={question.japanese ?? resultText.topic} size="small" />
      ))}
      {audio === undefined ? null : <Sound address={address(audio)} />}
      {question.choices.length > 1 ? <Choices choices={question.choices} address={address} /> : null}
      {right === '' ? null : (
        <p className={classes.right}>
          <span>{resultText.correctAnswer}</span>
          <b lang={langOf(right)}>{right}</b>
        </p>
      )}
    </div>
  )
}
