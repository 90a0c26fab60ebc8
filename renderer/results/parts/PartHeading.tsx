/** The heading of an item that is a part of an exam: its kind, and the instruction to the student. */
import type { ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { FileAudio } from './ItemAudio'
import { LabelledText } from './LearningAids'
import classes from './PartHeading.module.css'
import { ItemKeyProvider } from './use-item-key'

interface Props {
  question: ResultQuestion
}

const kindNames: Readonly<Record<string, string>> = resultText.partKinds

/** The kind of a part as a heading; nothing for an unknown kind. */
function PartKind({ question: { kind } }: Props) {
  const name = kind !== undefined && Object.hasOwn(kindNames, kind) ? kindNames[kind] : undefined
  return name === undefined ? null : <h3 className={classes.kind}>{name}</h3>
}

/** The instruction of a part. The item's shortcut keys do not play this sound. */
export const Instruction = ({ question: { instruction, instructionAudio } }: Props) => (
  <ItemKeyProvider value={undefined}>
    <LabelledText word={resultText.instruction} text={instruction} />
    {instructionAudio === undefined ? null : <FileAudio kind="instruction" file={instructionAudio} />}
  </ItemKeyProvider>
)

/** Kind and instruction together. */
export const PartHeading = ({ question }: Props) => (
  <>
    <PartKind question={question} />
    <Instruction question={question} />
  </>
)
