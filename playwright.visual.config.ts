import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of the component library: `npm run visual` compares, `npm run visual:update` agrees to what is there now. */
export default defineConfig({
  ...base,
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  retries: 0,
  use: { ...base.use, screenshot: 'off' },
  expect: {
    // A colour that is off by a few steps is a difference; the same browser draws the same page alike.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      threshold: 0.01,
      // An edge that falls between two pixels is rounded one way or the other: less than the outlines of four buttons.
      maxDiffPixels: 160,
    },
  },
});
