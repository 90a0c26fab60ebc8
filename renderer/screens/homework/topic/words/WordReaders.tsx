import { Button } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { countOfAll } from '../../../../../shared/text'
import { player } from '../../../../audio/player'
import { createSoundSequence } from '../../../../audio/sound-sequence'
import type { Sound } from '../../../../audio/sound-types'
import { useTriage } from '../../../../audio/triage/index'
import { useMediaAddresses } from '../../../../bridge/index'
import { classReadingText, type Reading, wordMarks } from '../../../../results/index'
import { KeyHints } from '../../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../../ui/keys/use-key-table'
import { Link } from '../../../../ui/Link'
import classes from './ClassReading.module.css'
import { text } from './text'
import type { ChosenWord } from './use-chosen-word'
import { WordRecording } from './WordRecording'
import { studentsOf } from './word-columns'

interface Props {
  chosen: ChosenWord
  nameOf: (studentId: string) => string
  paperPath: (studentId: string) => string
}

/** Plays sounds one after another, each with its own function; `toggle` stops them. */
function useSequence(all: () => { sound: Sound; play: () => void }[]) {
  const [sequence] = useState(() => createSoundSequence(player))
  const isPlaying = useSyncExternalStore(sequence.subscribe, sequence.isPlaying)
  useEffect(() => () => sequence.stop(), [sequence])
  const toggle = () => {
    if (sequence.isPlaying()) return sequence.stop()
    const plays = new Map(all().map(({ sound, play }) => [sound, play]))
    sequence.start([...plays.keys()], sound => plays.get(sound)?.())
  }
  return { isPlaying, toggle }
}

/** The addresses and the measures of the recordings of these readings of one passage, by student. */
function useRecordings(readings: readonly Reading[]) {
  const { addresses } = useMediaAddresses(
    readings[0]?.base ?? '',
    readings.map(({ recording }) => recording),
  )
  const items = useMemo(
    () => readings.map(({ studentId }, at) => ({ key: studentId, address: addresses[at] })),
    [readings, addresses],
  )
  const { results } = useTriage(items)
  return {
    addressOf: new Map(items.map(({ key, address }) => [key, address])),
    measuresOf: (studentId: string) => results.get(studentId)?.measures,
  }
}

/** The students who stumbled at a word, by mark, with the part of their recordings in which it is heard. */
export function WordReaders({ chosen: { word, passage }, nameOf, paperPath }: Props) {
  const recordings = useRef(new Map<string, { sound: Sound; play: () => void }>())
  const groups = wordMarks.filter(mark => word.students[mark].length > 0)
  // a student with several marks is played once
  const ids = studentsOf(word)
  const own = useMemo(() => {
    const byStudent = new Map(passage.readings.map(reading => [reading.studentId, reading]))
    return studentsOf(word).flatMap(id => byStudent.get(id) ?? [])
  }, [passage, word])
  const readings = new Map(own.map(reading => [reading.studentId, reading]))
  const { addressOf, measuresOf } = useRecordings(own)
  const { isPlaying, toggle } = useSequence(() => ids.flatMap(id => recordings.current.get(id) ?? []))
  const keys = useKeyTable([
    { label: text.playKey, keys: { p: toggle } },
    { label: text.arrowsKey, keys: ['ArrowLeft', 'ArrowRight'] },
  ])
  return (
    <section className={classes.readers} aria-label={text.readers(word.text)}>
      <div className={classes.wordLine}>
        <h3 className={classes.word} lang="en">
          {word.text}
        </h3>
        <span className={classes.figure}>{countOfAll(word.count, passage.readings.length)}</span>
        <Button
          size="compact-sm"
          variant="default"
          aria-keyshortcuts="P"
          leftSection={
            isPlaying ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconPlayerPlayFilled size={14} aria-hidden />
          }
          onClick={toggle}
        >
          {isPlaying ? text.stopAll : text.playAll}
        </Button>
      </div>
      <div className={classes.groups}>
        {groups.map(mark => (
          <section key={mark} aria-label={classReadingText.marks[mark]}>
            <h4 className={classes.mark}>{text.mark(classReadingText.marks[mark], word.students[mark].length)}</h4>
            <ul className={classes.students}>
              {word.students[mark].map(id => (
                <li key={id}>
                  <WordRecording
                    name={nameOf(id)}
                    word={word}
                    passage={passage}
                    reading={readings.get(id)}
                    address={addressOf.get(id)}
                    measures={measuresOf(id)}
                    onReady={one => {
                      recordings.current.set(id, one)
                      return () => recordings.current.delete(id)
                    }}
                  />
                  <Link to={paperPath(id)} aria-label={text.openPaper(nameOf(id))}>
                    {nameOf(id)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={classes.note}>{text.estimate}</p>
      <KeyHints rows={keys} />
    </section>
  )
}
