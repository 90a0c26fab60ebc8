import { Fragment } from 'react'
import { Skeletons } from '../../../ui/Skeletons'
import { stack } from '../../compose-views'
import { interludesByPosition } from '../../content/interludes'
import { previewOutcome } from '../../content/outcome'
import type { ResultContent, Section } from '../../content/types'
import { InterludeAudio } from '../../parts/InterludeAudio'
import { ItemAudio } from '../../parts/ItemAudio'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { Topic } from '../../parts/Topic'
import { ItemKeyProvider } from '../../parts/use-item-key'
import { resultText } from '../../text'
import type { ViewProps } from '../../view-types'
import classes from './ExamNoteTaking.module.css'
import { PromptAndAnswerCards } from './exam-cards'

const HeadParts = stack(
  Topic,
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
  ItemAudio,
)

/** The content above the questions of a part. It is not an item, so it has no shortcut keys. */
const SectionHead = ({ head }: { head: NonNullable<Section['head']> }) => (
  <ItemKeyProvider value={undefined}>
    <div className={classes.head}>
      <HeadParts question={{ ...head, outcome: previewOutcome(head) }} />
    </div>
  </ItemKeyProvider>
)

function NoteTakingSection({ section, content }: { section: Section; content: ResultContent }) {
  const { no, kind, head, isLoading, entries } = section
  const sectionEntries = content.entries.filter(entry => entries.includes(entry.key))
  const name = kind === undefined ? resultText.part(no) : resultText.partOf(no, resultText.sections[kind])
  return (
    <section className={classes.part} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      {head ? <SectionHead head={head} /> : null}
      {isLoading ? <Skeletons kind="row" count={3} /> : null}
      {sectionEntries.length === 0 ? null : (
        <PromptAndAnswerCards content={{ ...content, entries: sectionEntries, interludes: [] }} />
      )}
    </section>
  )
}

/** Note taking: grammar choices, questions about a text, sentences to write, each in a part of its own (SPEC §2). */
export function ExamNoteTaking({ content }: ViewProps) {
  const { sections = [], interludes } = content
  const interludesAt = interludesByPosition(
    sections.map(({ key, no }) => ({ broken: true, key, no })),
    interludes,
  )
  return (
    <div className={classes.parts}>
      <InterludeAudio interludes={interludesAt.get(0)} />
      {sections.map((section, index) => (
        <Fragment key={section.key}>
          <NoteTakingSection section={section} content={content} />
          <InterludeAudio interludes={interludesAt.get(index + 1)} />
        </Fragment>
      ))}
    </div>
  )
}
