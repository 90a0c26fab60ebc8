import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus, IconRotateClockwise } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { handlerOf, type KeyRow, pressedKey } from '../../ui/keys/key-rows'
import { addKeyTable } from '../../ui/keys/key-tables'
import { useStableCallback } from '../../ui/use-stable-callback'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import { PictureAt } from './Picture'
import classes from './SheetViewer.module.css'

const { sheet: text } = resultText

/** How many times larger than the whole sheet in its frame. */
const zooms = [1, 1.5, 2, 3, 4]

interface Props {
  file: string
  name: string
}

/** A picture of a sheet of paper, with zoom and quarter turns, by button and by key. */
export function SheetViewer({ file, name }: Props) {
  const { media } = useResultContext()
  const address = media(file)
  const [failedAddress, setFailed] = useState<string>()
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const hasFailed = address === null || (address !== undefined && address === failedAddress)
  const zoom = zooms[step] ?? 1
  const isAcross = turns % 2 === 1
  const fit = () => {
    setStep(0)
    setTurns(0)
  }
  const actions = [
    {
      label: text.larger,
      keys: ['+', '='],
      run: () => setStep(Math.min(step + 1, zooms.length - 1)),
      Icon: IconPlus,
      isOff: step === zooms.length - 1,
    },
    { label: text.smaller, keys: ['-'], run: () => setStep(Math.max(step - 1, 0)), Icon: IconMinus, isOff: step === 0 },
    { label: text.whole, keys: ['0'], run: fit, Icon: IconMaximize, isOff: step === 0 && turns % 4 === 0 },
    { label: text.turn, keys: ['r'], run: () => setTurns(turns + 1), Icon: IconRotateClockwise, isOff: false },
  ]
  const rows = useStableCallback((): KeyRow[] =>
    actions.map(({ label, keys, run }) => ({ label, keys: Object.fromEntries(keys.map(key => [key, run])) })),
  )
  useEffect(() => (hasFailed ? undefined : addKeyTable({ group: text.keyGroup, rows })), [hasFailed, rows])
  if (hasFailed) return <PictureAt address={null} name={name} size="wide" />

  const onKeyDown = (event: KeyboardEvent): void => {
    const handler = event.nativeEvent.isComposing ? null : handlerOf(rows(), pressedKey(event.nativeEvent))
    if (!handler) return
    event.preventDefault()
    handler.run(event.nativeEvent)
  }
  const onLoad = ({
    currentTarget: { naturalWidth: width, naturalHeight: height },
  }: SyntheticEvent<HTMLImageElement>) => {
    if (width > 0 && height > 0) setSize({ width, height })
  }
  const ratio = isAcross ? size.height / size.width : size.width / size.height
  const style = { '--ratio': ratio, '--zoom': zoom, '--turn': `${turns * 90}deg` } as CSSProperties
  // What scrolls can have the focus, so that the arrow keys scroll it.
  const scroller = { tabIndex: 0, role: 'group', 'aria-label': text.frame(name) } as const
  return (
    <div className={classes.viewer} {...{ onKeyDown }}>
      <div className={classes.frame} data-whole={step === 0 || undefined} {...scroller}>
        <div className={classes.sheet} style={style}>
          {/* While its address is requested, the frame and the tools are there: nothing moves when the picture comes. */}
          {address !== undefined && (
            <img
              className={classes.picture}
              data-across={isAcross || undefined}
              src={address}
              alt={resultText.picture(name)}
              loading="lazy"
              decoding="async"
              onLoad={onLoad}
              onError={() => setFailed(address)}
            />
          )}
        </div>
      </div>
      <div className={classes.tools}>
        {actions.map(({ label, keys: [key = ''], run, Icon, isOff }) => (
          <ActionIcon
            key={key}
            size={28}
            variant="default"
            aria-label={text.of(label, name)}
            title={text.withKey(label, key.toUpperCase())}
            aria-keyshortcuts={key}
            aria-disabled={isOff}
            onClick={run}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
        <span className={classes.state} role="status">
          {text.state(Math.round(zoom * 100), (turns % 4) * 90)}
        </span>
      </div>
    </div>
  )
}
