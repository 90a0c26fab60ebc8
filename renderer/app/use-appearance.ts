import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useLayoutEffect } from 'react'
import { setSpeaker } from '../audio/speaker'
import { usePreferences } from '../bridge/index'

/** Puts the preferences that style sheets read on the document; the host applies the text size. */
export function useAppearance(): void {
  const { highContrast, reducedMotion, keyHints, speaker } = usePreferences().values
  useEffect(() => setSpeaker(speaker), [speaker])
  const systemContrast = useMediaQuery('(prefers-contrast: more)', false, { getInitialValueInEffect: false })
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.contrast = highContrast || systemContrast ? 'more' : 'normal'
    dataset.motion = reducedMotion ? 'less' : 'normal'
    dataset.hints = keyHints ? 'on' : 'off'
  }, [highContrast, systemContrast, reducedMotion, keyHints])
}
