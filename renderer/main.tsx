/** The entry of the page. */
import './app/ask-first'
import './app/theme.css'
import './app/fonts.css'
import './app/mantine.css'
import '@mantine/notifications/styles.layer.css'
import { createRoot } from 'react-dom/client'
import { start } from './app/start'

const element = document.getElementById('root')
if (element) void start(createRoot(element), () => location.reload())
