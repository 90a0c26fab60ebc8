import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { player } from '../../audio/player'
import type { Sound } from '../../audio/sound-types'
import { showToast } from '../../bridge/index'
import { useStudentNames } from '../../features/homework/use-student-names'
import { paths } from '../../paths'
import { openKeyHelp } from '../../ui/keys/key-tables'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { useFullScreen } from '../../ui/use-full-screen'
import { ControlBar, paneKeys } from './ControlBar'
import { JumpDialog } from './JumpDialog'
import { type ClassScore, type CountedStudents, canShowTexts } from './model/class-scores'
import { canReveal } from './model/slide-content'
import type { Order, Slide } from './model/slides'
import { CorrectAnswer } from './Question'
import { QuestionStrip } from './QuestionStrip'
import { ReadingPane } from './ReadingPane'
import classes from './Slide.module.css'
import { SlideBody } from './SlideBody'
import { SlideHeader } from './SlideHeader'
import { SlideSkeleton } from './SlideSkeleton'
import { scrollPanes } from './scroll-panes'
import { text } from './text'
import { useClassPane } from './use-class-pane'
import { useSlideContent } from './use-slide-content'
import { useTransientToggle } from './use-transient-toggle'
import { WritingPanes } from './WritingPanes'

interface Props {
  homeworkId: string
  /** The slides in the chosen order. */
  slides: readonly Slide[]
  /** The slide to show; the previous slide stays until its content is loaded. */
  requested: Slide
  scores: ReadonlyMap<Slide, ClassScore>
  countedStudents: CountedStudents
  order: Order
  team: string | undefined
  /** Opens a question by its number. */
  onGo(no: number): void
}

/** The projector view: one question with the answers of the class, and the shortcut keys. */
export function QuestionSlides({ homeworkId, slides, requested, scores, countedStudents, order, team, onGo }: Props) {
  const navigate = useNavigate()
  const at = slides.indexOf(requested)
  const neighbours = [slides[at + 1], slides[at - 1]].filter(slide => slide !== undefined)
  const state = useSlideContent(homeworkId, requested, neighbours)
  const { slide, slideContent } = state
  const key = JSON.stringify([slide.key, order, team])
  const namesToggle = useTransientToggle(key)
  const classPane = useClassPane(key, slide.topic.view_key)
  const { pane, panes } = classPane
  const revealToggle = useTransientToggle(JSON.stringify([key, pane, classPane.type]))
  const names = useStudentNames(homeworkId, { enabled: namesToggle.isOn })
  const fullScreen = useFullScreen()
  const [isJumping, setJumping] = useState(false)
  // full screen hides the question list until the teacher opens it
  const [listed, setListed] = useState({ page: true, full: false })
  const spaceKeySound = useRef<Sound | null>(null)
  const body = useRef<HTMLDivElement>(null)

  const showsTexts = canShowTexts(slide)
  const hasReveal =
    pane === null ? slideContent !== undefined && (canReveal(slideContent) || showsTexts) : classPane.type !== null
  const isRevealed = revealToggle.isOn && hasReveal
  // the correct answer takes space at the bottom: keep the correct answer bar visible
  useEffect(() => {
    if (isRevealed) body.current?.querySelector('[data-mark="right"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [isRevealed])
  const goTo = (to: Slide | undefined, endMessage?: string) => (to ? onGo(to.no) : endMessage && showToast(endMessage))
  const next = () => goTo(slides[at + 1], text.last)
  const previous = () => goTo(slides[at - 1], text.first)
  const reveal = () => (hasReveal ? revealToggle.toggle() : showToast(text.nothingToReveal))
  const toggleNames = () =>
    showsTexts ? namesToggle.toggle() : showToast(pane === null ? text.noNames : text.noNamesOfClass)
  const goBack = () => (fullScreen.isOn ? fullScreen.leave() : void navigate(paths.homeworkDetails(homeworkId)))
  const view = fullScreen.isOn ? 'full' : 'page'
  const toggleList = () => setListed(old => ({ ...old, [view]: !old[view] }))
  const scroll = (step: 1 | -1) => body.current && scrollPanes(body.current, step)

  const { keyLabels } = text
  useKeyTable(
    [
      { label: keyLabels.next, keys: { ArrowRight: next, j: next, PageDown: next } },
      { label: keyLabels.previous, keys: { ArrowLeft: previous, k: previous, PageUp: previous } },
      { label: keyLabels.ends, keys: { Home: () => goTo(slides[0]), End: () => goTo(slides.at(-1)) } },
      { label: keyLabels.jump, keys: { g: () => setJumping(true) } },
      { label: keyLabels.reveal, keys: { Enter: reveal, r: reveal } },
      { label: keyLabels.names, keys: { n: toggleNames } },
      ...(['errors', 'sentences', 'words'] as const).map(which => ({
        label: keyLabels[which],
        when: panes.includes(which),
        keys: { [paneKeys[which]]: () => classPane.toggle(which) },
      })),
      { label: keyLabels.play, keys: { ' ': () => spaceKeySound.current?.toggle() } },
      { label: keyLabels.rate, keys: { '[': () => player.changeRate(-1), ']': () => player.changeRate(1) } },
      { label: keyLabels.scroll, keys: { ArrowUp: () => scroll(-1), ArrowDown: () => scroll(1) } },
      { label: keyLabels.list, keys: { l: toggleList } },
      { label: keyLabels.full, keys: { f: fullScreen.toggle } },
      { label: keyLabels.leave, keys: { Escape: goBack } },
    ],
    { enabled: !isJumping },
  )

  const score = scores.get(slide)
  return (
    <section className={classes.stage} data-full={fullScreen.isOn || undefined} aria-label={text.stage}>
      <SlideHeader
        slide={slide}
        score={score}
        total={slides.length}
        rank={order === 'low' ? slides.indexOf(slide) + 1 : null}
        showsScore={pane === null}
      />
      {pane === 'words' ? (
        <ReadingPane
          key={slide.key}
          homeworkId={homeworkId}
          slide={slide}
          countedStudents={countedStudents}
          body={body}
        />
      ) : pane !== null ? (
        <WritingPanes
          key={JSON.stringify([slide.key, pane])}
          homeworkId={homeworkId}
          slide={slide}
          countedStudents={countedStudents}
          revealed={isRevealed}
          shown={classPane}
          body={body}
        />
      ) : state.pending ? (
        <SlideSkeleton />
      ) : (
        <SlideBody
          // a new body per question, so that no state or sound of the previous question continues
          key={slide.key}
          state={state}
          requested={requested}
          countedStudents={countedStudents}
          isUnanswered={score?.counted.students === 0}
          revealed={isRevealed}
          showsTexts={showsTexts}
          names={namesToggle.isOn ? names : null}
          spaceKeySound={spaceKeySound}
          body={body}
        />
      )}
      {isRevealed && slideContent && pane === null ? <CorrectAnswer slideContent={slideContent} state={state} /> : null}
      {listed[view] && pane === null ? (
        <QuestionStrip slides={slides} current={slide} scores={scores} onGo={onGo} />
      ) : null}
      <ControlBar
        isRevealed={hasReveal ? isRevealed : null}
        areNamesShown={showsTexts ? namesToggle.isOn : null}
        classPane={classPane}
        isFull={fullScreen.isOn}
        isFirst={at === 0}
        isLast={at === slides.length - 1}
        handlers={{
          next,
          previous,
          reveal,
          name: toggleNames,
          list: toggleList,
          full: fullScreen.toggle,
          keys: openKeyHelp,
        }}
      />
      {isJumping ? (
        <JumpDialog total={slides.length} onJump={no => onGo(no)} onClose={() => setJumping(false)} />
      ) : null}
    </section>
  )
}
