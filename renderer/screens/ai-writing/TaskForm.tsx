import { Chip } from '@mantine/core'
import { writingBounds } from '../../../shared/domain/writing-conditions'
import type { Task } from '../../features/writing/task-draft'
import { langOf } from '../../results/lang'
import { TextField } from '../../ui/form/TextField'
import classes from './AiWriting.module.css'
import { TopicList } from './TopicList'
import {
  type Conditions,
  faultyCounts,
  findLevel,
  isUnusualLength,
  type TaskField,
  withLevel,
  withTopic,
  wordBounds,
} from './task-rules'
import { text } from './text'
import { WordCountField } from './WordCountField'

interface Props {
  task: Task
  conditions: Conditions
  fault(field: TaskField): string | undefined
  onChange(task: Task, ...touched: TaskField[]): void
}

/** Fields of the writing task: level, topic and number of words. */
export function TaskForm({ task, conditions, fault, onChange }: Props) {
  const level = findLevel(conditions, task.level)
  const words = fault('words')
  const faulty = words === undefined ? { min: false, max: false } : faultyCounts(task, wordBounds(conditions))
  const isUnusual = isUnusualLength(task, conditions)
  return (
    <fieldset className={classes.card}>
      <legend>{text.task}</legend>
      <fieldset
        className={classes.choices}
        aria-label={text.level}
        aria-describedby="hm-writing-level"
        data-faulty={fault('level') !== undefined || undefined}
      >
        {conditions.levels.map(({ resource_level }) => (
          <Chip
            key={resource_level}
            type="radio"
            name="writing-level"
            size="sm"
            checked={task.level === resource_level}
            onChange={() => onChange(withLevel(task, resource_level, conditions), 'level')}
          >
            {resource_level}
          </Chip>
        ))}
      </fieldset>
      {fault('level') && (
        <p id="hm-writing-level" className={classes.fault} role="alert">
          {fault('level')}
        </p>
      )}
      <TopicList
        topics={conditions.topics}
        level={task.level}
        chosen={task.topic}
        onChoose={topic => onChange(withTopic(task, topic, conditions), 'topic')}
      />
      <TextField
        label={text.topic}
        messageLabel={text.topicName}
        description={text.topicHint}
        max={writingBounds.topic}
        rows={2}
        value={task.topic}
        error={fault('topic')}
        lang={langOf(task.topic)}
        onChange={topic => onChange({ ...task, topic, mean: '' }, 'topic')}
      />
      <fieldset className={classes.words} aria-label={text.words} aria-describedby="hm-writing-words">
        <WordCountField
          label={text.min}
          value={task.min}
          error={faulty.min}
          onChange={value => onChange({ ...task, min: value, counted: true }, 'words')}
        />
        <span className={classes.to} aria-hidden>
          {text.to}
        </span>
        <WordCountField
          label={text.max}
          value={task.max}
          error={faulty.max}
          onChange={value => onChange({ ...task, max: value, counted: true }, 'words')}
        />
      </fieldset>
      <div id="hm-writing-words">
        {words ? (
          <p className={classes.fault} role="alert">
            {words}
          </p>
        ) : level ? (
          <p className={isUnusual ? classes.unusual : classes.usual}>
            {(isUnusual ? text.unusualWordCount : text.usualWordCount)(task.level, level.word_min, level.word_max)}
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

/** The task as students see it. */
export function TaskPreview({ task }: { task: Task }) {
  const { topic, mean, level, min, max } = task
  return (
    <section className={classes.card} aria-label={text.preview}>
      <h2 className={classes.previewTitle}>{text.preview}</h2>
      {topic.trim() === '' ? (
        <p className={classes.usual}>{text.previewEmpty}</p>
      ) : (
        <>
          <p className={classes.previewTopic} lang={langOf(topic)}>
            {topic}
          </p>
          {mean === '' ? null : <p>{mean}</p>}
          {min === null || max === null ? null : <p>{text.previewWords(min, max)}</p>}
          {level === '' ? null : <p className={classes.level}>{level}</p>}
        </>
      )}
    </section>
  )
}
