import { Button } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useKept } from '../../../bridge/index'
import { KeyCap } from '../../../ui/keys/KeyCaps'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import type { ResultQuestion } from '../../content/types'
import { langOf } from '../../lang'
import { ItemAudio } from '../../parts/ItemAudio'
import { Tips, Translation } from '../../parts/LearningAids'
import { Picture } from '../../parts/Picture'
import { useItemKey } from '../../parts/use-item-key'
import { useItemNavigation } from '../../use-item-navigation'
import { useResultContext } from '../../use-result-context'
import { writingText } from './text'
import classes from './WritingTask.module.css'

/** The parts of a task below its heading; null if there are none. */
function TaskDetails({ question, texts, heading }: { question: ResultQuestion; texts: string[]; heading: string }) {
  const { resource } = useResultContext().paper
  // For a resource without answers, the page header shows the level.
  const level = question.no === 1 && question.outcome.state !== 'preview' ? resource.resource_level : undefined
  return (
    <>
      {texts.map(text => (
        <p key={text} className={classes.content} lang={langOf(text)}>
          {text}
        </p>
      ))}
      <Translation text={question.japanese} />
      {question.pictures.length === 0 ? null : (
        <div className={classes.pictures}>
          {question.pictures.map((file, at, all) => (
            <Picture key={file} file={file} name={writingText.page(heading, at + 1, all.length)} />
          ))}
        </div>
      )}
      <ItemAudio question={question} />
      <Tips question={question} />
      {level === undefined ? null : <p className={classes.level}>{writingText.level(level)}</p>}
    </>
  )
}

/** Folds the task of essays that are marked one after the other. It stays open for the next one. */
function useFold(canFold: boolean) {
  const { value, set } = useKept('review-settings')
  const isFolded = canFold && !value?.showsTask
  const { currentKey } = useItemNavigation()
  const itemKey = useItemKey()
  const isCurrent = currentKey === undefined || currentKey === itemKey
  const head = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const toggle = () => {
    isAsked.current = isFolded
    set(old => ({ hidesNames: false, hidesAi: false, ...old, showsTask: isFolded }))
  }
  // In a small window the task is above what is on the screen.
  useLayoutEffect(() => {
    if (isFolded || !isAsked.current) return
    isAsked.current = false
    head.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isFolded])
  useKeyTable([{ label: writingText.task, keys: { t: toggle }, when: canFold && isCurrent, hint: false }])
  return { head, isFolded, toggle, isCurrent }
}

/** The writing task: title or topic, question, translation, picture and hints (SPEC §2). */
export function WritingTask({ question }: { question: ResultQuestion }) {
  const { paper, marking } = useResultContext()
  const { topic, question: asked, english } = question
  const content = question.no === 1 ? paper.resource.resource_content : undefined
  const [heading, ...texts] = [...new Set([topic, asked, english, content])].filter(text => text !== undefined)
  const canFold = marking?.isOpen ?? false
  const { head, isFolded, toggle, isCurrent } = useFold(canFold)
  return (
    <>
      <div ref={head} className={classes.head} data-folded={isFolded || undefined}>
        {heading === undefined ? null : (
          <p className={classes.task} lang={langOf(heading)}>
            {heading}
          </p>
        )}
        {canFold ? (
          <Button
            className={classes.fold}
            size="compact-sm"
            variant="default"
            aria-expanded={!isFolded}
            aria-keyshortcuts={isCurrent ? 't' : undefined}
            rightSection={isCurrent ? <KeyCap name="T" /> : null}
            onClick={toggle}
          >
            {isFolded ? writingText.showTask : writingText.hideTask}
          </Button>
        ) : null}
      </div>
      <div className={classes.details} data-folded={isFolded || undefined}>
        <TaskDetails question={question} texts={texts} heading={heading ?? writingText.task} />
      </div>
    </>
  )
}
