/** Runs the durability test. It installs strace from Debian where strace is missing and packages may be installed. */
import { install, mayInstall, run, succeeds } from "./tools.ts";

if (!succeeds("strace", "--version") && mayInstall()) {
  try {
    install("strace");
  } catch {
    console.log("strace could not be installed");
  }
}
run([process.execPath, "load-tests/endurance/durability.ts"], 900);
