/** The oldest browsers that the app supports; web/README.md says why. The build and the check of its files use them. */

/** Versions by the names of MDN's browser-compat-data. */
export const OLDEST = {
  chrome: "125",
  chrome_android: "125",
  edge: "125",
  firefox: "128",
  firefox_android: "128",
  safari: "16.4",
  safari_ios: "16.4",
  samsunginternet_android: "27.0",
} as const;

/** The same for Vite. A phone's Chrome and Firefox have the numbers of the desk's. */
export const BUILD_TARGETS = [
  `chrome${OLDEST.chrome}`,
  `edge${OLDEST.edge}`,
  `firefox${OLDEST.firefox}`,
  `safari${OLDEST.safari}`,
  `ios${OLDEST.safari_ios}`,
];
