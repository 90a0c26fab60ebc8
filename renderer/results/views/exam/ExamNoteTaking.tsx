import { Fragment } from 'react'
import { Skeletons } from '../../../ui/Skeletons'
import { stack } from '../../compose'
import { preview } from '../../content/outcome'
import type { ResultContent, Section } from '../../content/types'
import { placeWaits } from '../../content/waits'
import { Waits } from '../../parts/InterludeAudio'
import { ItemAudio } from '../../parts/ItemAudio'
import { ItemKeyProvider } from '../../parts/item-key'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { resultText } from '../../text'
import type { ViewProps } from '../../view'
import styles from './ExamNoteTaking.module.css'
import { AskedCards } from './exam-cards'

const HeadParts = stack(Topic, Task, Context, EnglishQuestion, Japanese, ItemPicture, ItemAudio)

/** What a part says above its questions; no item of its own, it has no keys. */
const Head = ({ head }: { head: NonNullable<Section['head']> }) => (
  <ItemKeyProvider value={undefined}>
    <div className={styles.head}>
      <HeadParts question={{ ...head, outcome: preview(head) }} />
    </div>
  </ItemKeyProvider>
)

function Part({ section, content }: { section: Section; content: ResultContent }) {
  const { no, kind, head, waiting, entries } = section
  const own = content.entries.filter(entry => entries.includes(entry.key))
  const name = kind === undefined ? resultText.part(no) : resultText.partOf(no, resultText.sections[kind])
  return (
    <section className={styles.part} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {head ? <Head head={head} /> : null}
      {waiting ? <Skeletons kind="row" count={3} /> : null}
      {own.length === 0 ? null : <AskedCards content={{ ...content, entries: own, waits: [] }} />}
    </section>
  )
}

/** Note taking: grammar choices, questions about a text, sentences to write, each in a part of its own (SPEC §2). */
export function ExamNoteTaking({ content }: ViewProps) {
  const { sections = [], waits } = content
  const placed = placeWaits(
    sections.map(({ key, no }) => ({ broken: true, key, no })),
    waits,
  )
  return (
    <div className={styles.parts}>
      <Waits waits={placed.get(0)} />
      {sections.map((section, at) => (
        <Fragment key={section.key}>
          <Part section={section} content={content} />
          <Waits waits={placed.get(at + 1)} />
        </Fragment>
      ))}
    </div>
  )
}
