cargo new digital-life
cd digital-life
