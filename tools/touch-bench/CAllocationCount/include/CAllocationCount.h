#pragma once

/// How many blocks of memory this process has asked for so far.
///
/// The program that links this target has malloc and its kin counted on their
/// way to the C library.
unsigned long allocation_count(void);

/// How many of them the calling thread has asked for.
unsigned long allocation_count_here(void);

/// How many of them were not given back yet.
long allocation_live_count(void);
