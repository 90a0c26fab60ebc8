import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { player } from '../../audio/player'
import type { Sound } from '../../audio/sound-types'
import { showToast } from '../../bridge'
import { paths } from '../../paths'
import { useFullScreen } from '../../ui/use-full-screen'
import { useShortcuts } from '../../ui/use-shortcuts'
import { Answers, ScoreDistribution } from './Answers'
import { ControlBar } from './ControlBar'
import { JumpDialog } from './JumpDialog'
import { type ClassScore, type CountedStudents, canShowTexts } from './model/class-scores'
import { canReveal } from './model/slide-content'
import type { Order, Slide } from './model/slides'
import { CorrectAnswer, Question } from './Question'
import { QuestionStrip } from './QuestionStrip'
import { ShortcutsDialog } from './ShortcutsDialog'
import classes from './Slide.module.css'
import { SlideHeader } from './SlideHeader'
import { SlideSkeleton } from './SlideSkeleton'
import { focusableForScrolling, scrollPanes } from './scroll-panes'
import { text } from './text'
import { useSlideContent } from './use-slide-content'
import { useStudentNames } from './use-student-names'
import { useTransientToggle } from './use-transient-toggle'

interface Props {
  homeworkId: string
  /** The questions in the order in which they are gone through. */
  ordered: readonly Slide[]
  /** The one that is asked for. */
  wanted: Slide
  figures: ReadonlyMap<Slide, ClassScore>
  among: CountedStudents
  order: Order
  team: string | undefined
  /** Goes to a question by its number. */
  onGo(no: number): void
}

/** The wall: one question with what the class gave, and the keys by which it is gone through. */
export function QuestionSlides({ homeworkId, ordered, wanted, figures, among, order, team, onGo }: Props) {
  const navigate = useNavigate()
  const at = ordered.indexOf(wanted)
  const near = [ordered[at + 1], ordered[at - 1]].filter(slot => slot !== undefined)
  const state = useSlideContent(homeworkId, wanted, near)
  const { slot, shown } = state
  const key = JSON.stringify([slot.key, order, team])
  const named = useTransientToggle(key)
  const model = useTransientToggle(key)
  const names = useStudentNames(homeworkId, named.on)
  const full = useFullScreen()
  const [dialog, setDialog] = useState<'jump' | 'keys' | null>(null)
  // on the whole screen the question stands alone, until the list is asked for
  const [listed, setListed] = useState({ page: true, full: false })
  const keyed = useRef<Sound | null>(null)
  const body = useRef<HTMLDivElement>(null)

  const texts = canShowTexts(slot)
  const revealable = shown !== undefined && (canReveal(shown) || texts)
  const revealed = model.on && revealable
  // what is right takes its room from below: what the class looks at now must not go out of sight for it
  useEffect(() => {
    if (revealed) body.current?.querySelector('[data-mark="right"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [revealed])
  const goTo = (to: Slide | undefined, otherwise?: string) => (to ? onGo(to.no) : otherwise && showToast(otherwise))
  const next = () => goTo(ordered[at + 1], text.last)
  const previous = () => goTo(ordered[at - 1], text.first)
  const reveal = () => (revealable ? model.toggle() : showToast(text.nothingToReveal))
  const name = () => (texts ? named.toggle() : showToast(text.noNames))
  const leave = () => (full.on ? full.leave() : void navigate(paths.homeworkDetails(homeworkId)))
  const view = full.on ? 'full' : 'page'
  const list = () => setListed(old => ({ ...old, [view]: !old[view] }))
  const scroll = (step: 1 | -1) => body.current && scrollPanes(body.current, step)

  useShortcuts(
    {
      ArrowRight: next,
      j: next,
      PageDown: next,
      ArrowLeft: previous,
      k: previous,
      PageUp: previous,
      Home: () => goTo(ordered[0]),
      End: () => goTo(ordered.at(-1)),
      Enter: reveal,
      r: reveal,
      n: name,
      l: list,
      f: full.toggle,
      g: () => setDialog('jump'),
      '?': () => setDialog('keys'),
      ' ': () => keyed.current?.toggle(),
      '[': () => player.changeRate(-1),
      ']': () => player.changeRate(1),
      ArrowDown: () => scroll(1),
      ArrowUp: () => scroll(-1),
      Escape: leave,
    },
    dialog === null,
  )

  const figure = figures.get(slot)
  return (
    <section className={classes.stage} data-full={full.on || undefined} aria-label={text.stage}>
      <SlideHeader
        slot={slot}
        figure={figure}
        total={ordered.length}
        turn={order === 'low' ? ordered.indexOf(slot) + 1 : null}
      />
      {state.pending ? (
        <SlideSkeleton />
      ) : (
        // what is another question is drawn anew: nothing of the last one, and none of its sounds, goes on
        <div ref={body} key={slot.key} className={classes.body} aria-busy={slot !== wanted}>
          <section className={classes.pane} data-pane aria-label={text.question} {...focusableForScrolling}>
            <Question state={state} revealed={revealed} choices={!texts} keyed={keyed} />
          </section>
          <section
            className={classes.pane}
            data-pane
            aria-label={texts ? text.answersPane : text.spreadPane}
            {...focusableForScrolling}
          >
            {figure?.students === 0 && !shown?.choices.length ? (
              <p className={classes.quiet}>{text.nobody}</p>
            ) : texts ? (
              <Answers state={state} among={among} revealed={revealed} names={named.on ? names : null} />
            ) : (
              <ScoreDistribution state={state} among={among} />
            )}
          </section>
        </div>
      )}
      {revealed && shown ? <CorrectAnswer shown={shown} state={state} /> : null}
      {listed[view] ? <QuestionStrip ordered={ordered} current={slot} figures={figures} onGo={onGo} /> : null}
      <ControlBar
        revealed={revealable ? revealed : null}
        named={texts ? named.on : null}
        full={full.on}
        first={at === 0}
        last={at === ordered.length - 1}
        on={{
          next,
          previous,
          reveal,
          name,
          list,
          full: full.toggle,
          keys: () => setDialog('keys'),
        }}
      />
      {dialog === 'jump' ? (
        <JumpDialog total={ordered.length} onJump={no => onGo(no)} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'keys' ? <ShortcutsDialog onClose={() => setDialog(null)} /> : null}
    </section>
  )
}
