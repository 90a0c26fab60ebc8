import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { player } from '../../audio/player'
import type { Sound } from '../../audio/sound-types'
import { showToast } from '../../bridge'
import { paths } from '../../paths'
import { useFullScreen } from '../../ui/use-full-screen'
import { useShortcuts } from '../../ui/use-shortcuts'
import { Answers, Spread } from './Answers'
import { Foot } from './Foot'
import { Head } from './Head'
import { JumpDialog } from './JumpDialog'
import { KeysDialog } from './KeysDialog'
import { type Among, type Figure, showsTexts } from './model/figures'
import { canReveal } from './model/shown'
import type { Order, Slot } from './model/slots'
import { Model, Question } from './Question'
import classes from './Stage.module.css'
import { StageSkeleton } from './StageSkeleton'
import { Strip } from './Strip'
import { reachable, scrollPanes } from './scroll-panes'
import { text } from './text'
import { useRoster } from './use-roster'
import { useShown } from './use-shown'
import { useUntil } from './use-transient-toggle'

interface Props {
  homeworkId: string
  /** The questions in the order in which they are gone through. */
  ordered: readonly Slot[]
  /** The one that is asked for. */
  wanted: Slot
  figures: ReadonlyMap<Slot, Figure>
  among: Among
  order: Order
  team: string | undefined
  /** Goes to a question by its number. */
  onGo(no: number): void
}

/** The wall: one question with what the class gave, and the keys by which it is gone through. */
export function Walk({ homeworkId, ordered, wanted, figures, among, order, team, onGo }: Props) {
  const navigate = useNavigate()
  const at = ordered.indexOf(wanted)
  const near = [ordered[at + 1], ordered[at - 1]].filter(slot => slot !== undefined)
  const state = useShown(homeworkId, wanted, near)
  const { slot, shown } = state
  const key = JSON.stringify([slot.key, order, team])
  const named = useUntil(key)
  const model = useUntil(key)
  const names = useRoster(homeworkId, named.on)
  const full = useFullScreen()
  const [dialog, setDialog] = useState<'jump' | 'keys' | null>(null)
  // on the whole screen the question stands alone, until the list is asked for
  const [listed, setListed] = useState({ page: true, full: false })
  const keyed = useRef<Sound | null>(null)
  const body = useRef<HTMLDivElement>(null)

  const texts = showsTexts(slot)
  const revealable = shown !== undefined && (canReveal(shown) || texts)
  const revealed = model.on && revealable
  // what is right takes its room from below: what the class looks at now must not go out of sight for it
  useEffect(() => {
    if (revealed) body.current?.querySelector('[data-mark="right"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [revealed])
  const goTo = (to: Slot | undefined, otherwise?: string) => (to ? onGo(to.no) : otherwise && showToast(otherwise))
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
      <Head
        slot={slot}
        figure={figure}
        total={ordered.length}
        turn={order === 'low' ? ordered.indexOf(slot) + 1 : null}
      />
      {state.pending ? (
        <StageSkeleton />
      ) : (
        // what is another question is drawn anew: nothing of the last one, and none of its sounds, goes on
        <div ref={body} key={slot.key} className={classes.body} aria-busy={slot !== wanted}>
          <section className={classes.pane} data-pane aria-label={text.question} {...reachable}>
            <Question state={state} revealed={revealed} choices={!texts} keyed={keyed} />
          </section>
          <section
            className={classes.pane}
            data-pane
            aria-label={texts ? text.answersPane : text.spreadPane}
            {...reachable}
          >
            {figure?.students === 0 && !shown?.choices.length ? (
              <p className={classes.quiet}>{text.nobody}</p>
            ) : texts ? (
              <Answers state={state} among={among} revealed={revealed} names={named.on ? names : null} />
            ) : (
              <Spread state={state} among={among} />
            )}
          </section>
        </div>
      )}
      {revealed && shown ? <Model shown={shown} state={state} /> : null}
      {listed[view] ? <Strip ordered={ordered} current={slot} figures={figures} onGo={onGo} /> : null}
      <Foot
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
      {dialog === 'keys' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
    </section>
  )
}
