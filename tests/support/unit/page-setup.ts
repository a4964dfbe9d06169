import { configure } from '@testing-library/react'

// What a page shows comes late on a busy machine; the library by itself gives up after a second.
configure({ asyncUtilTimeout: 10_000 })
