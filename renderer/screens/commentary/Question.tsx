import type { RefObject } from 'react'
import type { Sound } from '../../audio/sound-types'
import type { Choice } from '../../results/content/types'
import { langOf } from '../../results/lang'
import { ErrorState } from '../../ui/ErrorState'
import { BoxedText } from './BoxedText'
import type { SlideContent } from './model/slide-content'
import classes from './Slide.module.css'
import { SlidePicture } from './SlidePicture'
import { Sounds } from './Sounds'
import { focusableForScrolling } from './scroll-panes'
import { text } from './text'
import type { SlideState } from './use-slide-content'

/** The font size of the question text: short texts are shown large on the projector. */
const sizeOf = (length: number): 'large' | 'middle' | 'small' =>
  length <= 44 ? 'large' : length <= 110 ? 'middle' : 'small'

interface Props {
  state: SlideState
  revealed: boolean
  /** Whether to list the choices here, because no answer bars show them. */
  choices: boolean
  spaceKeySound: RefObject<Sound | null>
}

/** A question: its texts, pictures and sounds. */
export function Question({ state, revealed, choices, spaceKeySound }: Props) {
  const { slideContent, media, reloadMedia, failed, retry } = state
  if (failed) return <ErrorState message={text.questionFailed} onRetry={retry} />
  if (!slideContent) return <p className={classes.quiet}>{text.noQuestion}</p>
  const { question, passages, prompts, conditions, translation, pictures, pieces, sounds } = slideContent
  const size = sizeOf(prompts.join('').length)
  return (
    <>
      <Sounds sounds={sounds} media={media} onReload={reloadMedia} spaceKeySound={spaceKeySound} />
      {passages.map(passage => (
        <div key={passage.text} className={classes.passage}>
          <BoxedText
            text={passage.text}
            blanks={question.blanks}
            boxes={passage.boxes ?? noBoxes}
            revealed={revealed}
          />
          {revealed && passage.japanese !== undefined ? <p className={classes.meaning}>{passage.japanese}</p> : null}
        </div>
      ))}
      <div className={classes.textAndPictures} data-beside={size === 'large' || undefined}>
        <div className={classes.texts}>
          <div className={classes.prompts} data-size={size}>
            {prompts.map(prompt => (
              <BoxedText key={prompt} text={prompt} blanks={question.blanks} boxes={null} revealed={revealed} />
            ))}
          </div>
          {conditions.map(condition => (
            <p key={condition} className={classes.meaning}>
              {condition}
            </p>
          ))}
          <Pieces pieces={choices ? slideContent.choices.map(lettered) : pieces} media={media} />
          {translation === undefined ? null : <p className={classes.meaning}>{translation}</p>}
        </div>
        {pictures.length === 0 ? null : (
          <div className={classes.pictures}>
            {pictures.map(file => (
              <SlidePicture key={file} address={media(file)} name={text.picture} />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

/** For a text without boxes of this question. */
const noBoxes = { from: 0, to: 0 }

const lettered = (choice: Choice) => ({ ...choice, letter: choice.index })

/** The pieces to put in order, or the choices. */
function Pieces({ pieces, media }: { pieces: SlideContent['pieces']; media: SlideState['media'] }) {
  if (pieces.length === 0) return null
  return (
    <ul className={classes.pieces} aria-label={text.pieces}>
      {pieces.map(piece => (
        <li key={`${piece.index} ${piece.content}`} lang={langOf(piece.content)}>
          {piece.letter === undefined ? null : <b className={classes.letter}>{piece.letter}</b>}
          {piece.isPicture ? (
            <SlidePicture address={media(piece.content)} name={text.choice(piece.index)} small />
          ) : (
            piece.content
          )}
        </li>
      ))}
    </ul>
  )
}

/** The correct answer with samples, script and notes; shown once revealed. */
export function CorrectAnswer({ slideContent, state }: { slideContent: SlideContent; state: SlideState }) {
  const { correctAnswers, samples, script, notes, answerSounds: modelSounds } = slideContent
  const lines = [
    { word: text.sample, texts: samples },
    { word: text.script, texts: script, aside: true },
    { word: text.notes, texts: notes },
  ]
  return (
    <section className={classes.model} aria-label={text.correctAnswer} {...focusableForScrolling}>
      {correctAnswers.length === 0 ? null : (
        <div className={classes.modelLine}>
          <b className={classes.modelWord}>{text.correctAnswer}</b>
          <div className={classes.modelTexts}>
            {correctAnswers.map(({ text: line, picture }) =>
              picture === undefined ? (
                <p key={line} lang={langOf(line)}>
                  {line}
                </p>
              ) : (
                <p key={line} className={classes.modelPicture}>
                  <span>{line}</span>
                  <SlidePicture address={state.media(picture)} name={text.choice(line)} small />
                </p>
              ),
            )}
          </div>
        </div>
      )}
      {lines
        .filter(({ texts }) => texts.length > 0)
        .map(({ word, texts, aside }) => (
          <div key={word} className={classes.modelLine} data-aside={aside}>
            <b className={classes.modelWord}>{word}</b>
            <div className={classes.modelTexts}>
              {texts.map(line => (
                <p key={line} lang={langOf(line)}>
                  {line}
                </p>
              ))}
            </div>
          </div>
        ))}
      <Sounds sounds={modelSounds} media={state.media} onReload={state.reloadMedia} />
    </section>
  )
}
