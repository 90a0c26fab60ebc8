import type { ExamSample } from '../../content/eiken-exam'
import { FileAudio } from '../../parts/ItemAudio'
import { ItemKeyProvider } from '../../parts/use-item-key'
import { resultText } from '../../text'
import classes from './SampleAnswers.module.css'

const placeOf = ({ no, subNo }: ExamSample): string =>
  subNo === undefined ? resultText.no(no) : `${resultText.no(no)} ${resultText.question(subNo)}`

/** The sample answers with their prompts; always shown. */
export function SampleAnswers({ samples }: { samples: readonly ExamSample[] }) {
  return (
    <ItemKeyProvider value={undefined}>
      <ol className={classes.list}>
        {samples.map(sample => (
          <li key={sample.key} className={classes.sample}>
            <span className={classes.no}>{placeOf(sample)}</span>
            <div className={classes.body}>
              {sample.prompt === undefined ? null : (
                <p className={classes.prompt} lang="en">
                  {sample.prompt}
                </p>
              )}
              {[...new Set(sample.samples)].map(text => (
                <p key={text} className={classes.text} lang="en">
                  {text}
                </p>
              ))}
              {sample.audio === undefined ? null : <FileAudio kind="sample" file={sample.audio} />}
            </div>
          </li>
        ))}
      </ol>
    </ItemKeyProvider>
  )
}
