/** The Mantine theme of LOOK; the colours themselves are defined only in theme.css. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { focusMenuButton } from '../ui/menu-focus'
import classes from './Popups.module.css'

const shades = (light: string, main: string, dark: string): MantineColorsTuple => [
  light,
  light,
  light,
  light,
  main,
  main,
  main,
  main,
  dark,
  dark,
]

/** A popup stays within the window: it moves to where there is room, and scrolls if it is higher than that. */
const middlewares = { flip: true, shift: true, size: true }

/** Mantine shows and hides what opens at once; a style sheet lets it appear (Popups.module.css). */
const transitionProps = { duration: 0 }

export const theme = createTheme({
  fontFamily: '"BIZ UDPGothic", "BIZ UDPゴシック", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif',
  fontFamilyMonospace: '"BIZ UDGothic", Consolas, monospace',
  fontSizes: { xs: '0.8rem', sm: '0.8667rem', md: '0.9375rem', lg: '1.1875rem', xl: '1.25rem' },
  primaryColor: 'ai',
  primaryShade: 6,
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  black: 'var(--hm-ink)',
  white: 'var(--hm-paper)',
  colors: {
    ai: shades('var(--hm-ai-bg)', 'var(--hm-ai)', 'var(--hm-ai-dark)'),
    shu: shades('var(--hm-bad-bg)', 'var(--hm-shu)', 'var(--hm-bad)'),
  },
  headings: { fontWeight: '700', sizes: { h1: { fontSize: '1.25rem', lineHeight: '1.4' } } },
  components: {
    Popover: { defaultProps: { transitionProps, middlewares, classNames: { dropdown: classes.appearing } } },
    // The page itself never scrolls; Mantine's scroll lock would add a style element without the nonce.
    Modal: {
      defaultProps: {
        centered: true,
        lockScroll: false,
        transitionProps,
        classNames: { content: classes.appearing, overlay: classes.appearing },
      },
    },
    Tooltip: {
      defaultProps: { openDelay: 300, transitionProps, withArrow: true, classNames: { tooltip: classes.appearing } },
    },
    // Mantine's focus placeholder is not a menu item, and a menu may contain only menu items; the first item takes
    // the focus.
    // A menu that closes gives the focus back to its button, before a dialog of the chosen item takes it.
    Menu: {
      defaultProps: {
        onClose: focusMenuButton,
        transitionProps,
        middlewares,
        withInitialFocusPlaceholder: false,
        menuItemTabIndex: 0,
        classNames: { dropdown: classes.appearing },
      },
    },
  },
})

/** Mantine's variables, set to ours, because its default greys do not have the contrast of WCAG AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-text': 'var(--hm-ink)',
    '--mantine-color-body': 'var(--hm-paper)',
    '--mantine-color-dimmed': 'var(--hm-sub)',
    '--mantine-color-placeholder': 'var(--hm-sub)',
    '--mantine-color-error': 'var(--hm-bad)',
    '--mantine-color-anchor': 'var(--hm-ai)',
    '--mantine-color-default-border': 'var(--hm-line)',
    '--mantine-color-disabled-color': 'var(--hm-sub)',
    '--mantine-color-ai-filled': 'var(--hm-ai)',
    '--mantine-color-ai-filled-hover': 'var(--hm-ai-dark)',
    '--mantine-color-ai-light': 'var(--hm-ai-bg)',
    '--mantine-color-ai-light-hover': 'var(--hm-ai-bg)',
    '--mantine-color-ai-light-color': 'var(--hm-ai)',
    '--mantine-color-ai-outline': 'var(--hm-ai)',
    '--mantine-color-ai-outline-hover': 'var(--hm-ai-bg)',
    '--mantine-color-ai-text': 'var(--hm-ai)',
    '--mantine-color-ai-contrast': 'var(--hm-paper)',
  },
  light: {},
  dark: {},
})
