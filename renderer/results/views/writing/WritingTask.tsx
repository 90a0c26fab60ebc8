import type { ResultQuestion } from '../../content/types'
import { langOf } from '../../lang'
import { ItemAudio } from '../../parts/ItemAudio'
import { Tips, Translation } from '../../parts/LearningAids'
import { Picture } from '../../parts/Picture'
import { useResultContext } from '../../use-result-context'
import { writingText } from './text'
import classes from './WritingTask.module.css'

/** The writing task: title or topic, question, translation, picture and hints (SPEC §2). */
export function WritingTask({ question }: { question: ResultQuestion }) {
  const { resource } = useResultContext().paper
  const { topic, question: asked, english, japanese } = question
  const content = question.no === 1 ? resource.resource_content : undefined
  // For a resource without answers, the page header shows the level.
  const level = question.no === 1 && question.outcome.state !== 'preview' ? resource.resource_level : undefined
  const [heading, ...others] = [...new Set([topic, asked, english, content])].filter(text => text !== undefined)
  return (
    <>
      {heading === undefined ? null : (
        <p className={classes.task} lang={langOf(heading)}>
          {heading}
        </p>
      )}
      {others.map(text => (
        <p key={text} className={classes.content} lang={langOf(text)}>
          {text}
        </p>
      ))}
      <Translation text={japanese} />
      {question.pictures.length === 0 ? null : (
        <div className={classes.pictures}>
          {question.pictures.map((file, at, all) => (
            <Picture key={file} file={file} name={writingText.page(heading ?? writingText.task, at + 1, all.length)} />
          ))}
        </div>
      )}
      <ItemAudio question={question} />
      <Tips question={question} />
      {level === undefined ? null : <p className={classes.level}>{writingText.level(level)}</p>}
    </>
  )
}
